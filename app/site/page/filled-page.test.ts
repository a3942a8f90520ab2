import { expect, test } from 'vitest';
import { emptyValues } from '../../../domain/content/kind.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { filledPage, namesProjects } from './filled-page.ts';

const about = { id: 'a', kind: 'about', anchor: 'about', props: { heading: '{name}: {projects}' } };
const page = {
  ...emptyValues(pageKind),
  page_id: 1,
  drawingSeed: '',
  sections: [about],
  meta_title: '{name}',
};

function factsWith(projects: number) {
  return factsOf(fixtureSettings, { enquiryMonths: 24, projects }, messagesFor('en'));
}

test('R-P-11 a page that is filled in before follows facts that are others now', () => {
  const heading = (projects: number) =>
    filledPage(page, factsWith(projects)).sections[0]?.props.heading;
  expect(heading(3)).toBe('Aqua: Three projects');
  expect(heading(4)).toBe('Aqua: Four projects');
  expect(filledPage(page, factsWith(4))).toBe(filledPage(page, factsWith(4)));
  expect(page.sections[0]?.props.heading).toBe('{name}: {projects}');
});

test('R-P-11 the name of a page, for its breadcrumb, and its keywords are filled in', () => {
  const { name, meta_keywords } = filledPage(
    { ...page, name: 'About {name}', meta_keywords: '{name}, {projects}' },
    factsWith(3),
  );
  expect([name, meta_keywords]).toEqual(['About Aqua', 'Aqua, Three projects']);
});

test('whether a page names the number of projects is asked of all its texts', () => {
  expect(namesProjects(page)).toBe(true);
  expect(namesProjects({ ...page, sections: [] })).toBe(false);
});
