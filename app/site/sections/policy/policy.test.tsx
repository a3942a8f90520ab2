import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyValues } from '../../../../domain/content/kind.ts';
import { textSection } from '../../../../domain/content/sections/kinds/basic/text.ts';
import { policySection } from '../../../../domain/content/sections/kinds/policy.ts';
import type { ShownSection } from '../../../../domain/content/sections/shown-section.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { pageAround } from '../../../../tests/page-around.ts';
import { Sections } from '../sections.tsx';

function policy(anchor: string, headings: string[]): ShownSection {
  const parts = headings.map((heading, at) => ({
    id: `${anchor}-${at}`,
    heading,
    anchor: '',
    shown: 'always',
    text: '',
  }));
  const { name: kind } = policySection;
  return { id: anchor, kind, anchor, props: { ...emptyValues(policySection), parts } };
}

function idsIn(sections: ShownSection[]): string[] {
  const html = renderToStaticMarkup(
    <InLanguage>
      <Sections sections={sections} page={pageAround('Rules', {})} />
    </InLanguage>,
  );
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(ids).size, ids.join()).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(links));
  return links;
}

test('ids of a page are its own: those of the first policy stay, those of the next ones differ', () => {
  const first = policy('policy', ['Scope', 'Main', 'Scope', 'Scope 2']);
  const links = idsIn([first]);
  expect(links).toEqual(['scope', 'main-2', 'scope-2', 'scope-2-2']);
  const text: ShownSection = {
    id: 'text',
    kind: 'text',
    anchor: 'text',
    props: { ...emptyValues(textSection), heading: 'Words' },
  };
  const second = policy('policy-2', ['Scope', 'Text', 'Alone', 'Policy 2 contents']);
  expect(idsIn([first, text, second, policy('policy-3', ['Scope', 'Alone'])])).toEqual([
    ...links,
    ...['scope-3', 'text-2', 'alone', 'policy-2-contents-2'],
    ...['scope-4', 'alone-2'],
  ]);
});
