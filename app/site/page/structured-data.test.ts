import { expect, test } from 'vitest';
import { emptyValues } from '../../../domain/content/kind.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import type { PageContent } from './page-content.ts';
import { dataOfPage } from './structured-data.ts';

const person = { id: 'a', name: 'Ana Reis', role: 'Design', about: '', portrait: null };
const people = { id: 'p', kind: 'people', anchor: 'people', props: { people: [person] } };

// Of a page, its structured data reads these alone.
const page = {
  ...emptyValues(pageKind),
  page_id: 1,
  name: 'Team',
  path: '/team',
  sections: [people],
  settings: fixtureSettings,
  origin: 'https://agency.example',
  data: {},
} as unknown as PageContent;

test('R-P-14 a kept page has its data made once, and anew for other words, settings or languages', () => {
  const english = messagesFor('en');
  const made = dataOfPage(page, english);
  expect(JSON.stringify(made)).toContain('"name":"Ana Reis","jobTitle":"Design"');
  expect(dataOfPage({ ...page }, english)).toBe(made);
  const other = { ...page, sections: [...page.sections] };
  expect(dataOfPage(other, english)).not.toBe(made);
  expect(dataOfPage(other, english)).toEqual(made);
  expect(dataOfPage({ ...page, settings: { ...page.settings } }, english)).not.toBe(made);
  expect(dataOfPage(page, messagesFor('ar'))).not.toEqual(made);
});

test('a film without the time of its upload, such as a drawn one, is left out as in studies', () => {
  const poster = { src: '/a.png' };
  const withFilm = (uploadedAt: string) => {
    const film = { address: '/b.mp4', film: { uploadedAt, poster } };
    const props = { heading: '', about: 'A day', caption: '', poster, film };
    const sections = [{ id: 'f', kind: 'film', anchor: 'film', props }];
    return JSON.stringify(
      dataOfPage({ ...page, sections } as unknown as PageContent, messagesFor('en')),
    );
  };
  expect(withFilm('')).not.toContain('VideoObject');
  expect(withFilm('2026-01-01T00:00:00.000Z')).toContain('"uploadDate":"2026-01-01');
});
