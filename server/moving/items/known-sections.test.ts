import { expect, test } from 'vitest';
import { withKnownIds } from './known-sections.ts';

function section(id: string, heading: string, kind = 'text') {
  return { id, kind, v: 1, hidden: false, props: kind === 'text' ? { heading } : {} };
}

const here = [
  section('a', '', 'hero'),
  section('b', 'Team'),
  section('c', 'Place'),
  section('d', 'Team'),
];

const idsOf = (...headings: string[]) => {
  const texts = headings.map((heading, at) => section(here[at + 1]?.id ?? `${at}`, heading));
  const came = [section('a', '', 'hero'), ...texts];
  return withKnownIds({ sections: came }, { sections: here }).sections;
};

const withIds = (...ids: unknown[]) => ids.map((id) => expect.objectContaining({ id }));
const fresh = expect.stringMatching(/^[0-9a-f]{12}$/);

test('R-I-03 a chapter that came again keeps its id wherever it stands', () => {
  expect(idsOf('Team', 'Place', 'Team')).toEqual(here);
  expect(idsOf('Place', 'Team')).toEqual(withIds('a', 'c', 'b'));
  expect(idsOf('First', 'Team', 'Place', 'Team')).toEqual(withIds('a', fresh, 'b', 'c', 'd'));
  expect(idsOf('Team', 'Place', 'Team', 'Last')).toEqual(withIds('a', 'b', 'c', 'd', '3'));
});

test('R-I-03 a chapter with another heading keeps its id where none was added', () => {
  expect(idsOf('Team', 'Places', 'Team')).toEqual(withIds('a', 'b', 'c', 'd'));
  expect(idsOf('First', 'Team', 'Places', 'Team')).toEqual(withIds('a', fresh, 'b', fresh, 'd'));
});
