import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, attribute, one, structuredData, textOf } from './html.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

const portrait = '/media/portraits/ana.svg';

const people = (name: string, hidden = false) => ({
  kind: 'people',
  hidden,
  props: {
    heading: 'People',
    people: [{ id: 'ana', name, role: 'Words', about: 'Call Ana.', portrait }],
  },
});

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
  const sections = [people('Rui Sá'), people('Ana  Reis')];
  await site.call('POST', '/api/pages', { name: 'Team', path: '/team', sections });
  const secret = { name: 'Former', path: '/former', sections: [people('Eva Lima', true)] };
  await site.call('POST', '/api/pages', secret);
});
afterAll(() => site.close());

async function visit(slug_url: string, author: string) {
  await site.addBlog({ slug_url, title: slug_url, author });
  const page = await site.page(`/blogs/${slug_url}`);
  const data = structuredData(page).find((thing) => thing['@type'] === 'BlogPosting');
  return { page, author: data?.author };
}

test('an article names its author, with what the page of people says of them', async () => {
  const { page, author } = await visit('known', ' ana reis ');
  expect(textOf(one(page, 'main'))).toContain('By ana reis');
  const [section] = all(page, 'section', { 'aria-labelledby': 'author' });
  if (!section) throw new Error('There is no author.');
  expect(textOf(section)).toMatch(/Written by.*Ana Reis.*Words.*Call Ana\./);
  expect(attribute(one(section, 'a'), 'href')).toBe('/team#people-2');
  expect(attribute(one(section, 'img'), 'src')).toBe(portrait);
  expect(author).toEqual({
    '@type': 'Person',
    '@id': `${origin}/team#ana`,
    name: 'Ana  Reis',
    url: `${origin}/team`,
    jobTitle: 'Words',
    image: origin + portrait,
  });
});

test('R-P-05 sections that visitors do not see count for no anchor of a person', async () => {
  const empty = { kind: 'people', props: { people: [] } };
  const newer = { kind: 'people', v: 99, props: { people: 'of another release' } };
  const sections = [empty, newer, people('Zed Zulu')];
  await site.call('POST', '/api/pages', { name: 'Crew', path: '/crew', sections });
  one(await site.page('/crew'), 'section', { 'aria-labelledby': 'people' });
  const { page } = await visit('crewed', 'Zed Zulu');
  expect(all(page, 'a', { href: '/crew#people' })).toHaveLength(1);
});

test('an author whom no page shows has a name and no more', async () => {
  for (const name of ['Somebody Else', 'Eva Lima']) {
    const { page, author } = await visit(name.replace(' ', '-').toLowerCase(), name);
    expect(author).toEqual({ '@type': 'Person', name });
    const [section] = all(page, 'section', { 'aria-labelledby': 'author' });
    expect(section && all(section, 'a|img')).toEqual([]);
  }
});

test('an article without an author is the agency’s', async () => {
  const { page, author } = await visit('plain', '');
  expect(author).toMatchObject({ '@type': 'Organization' });
  expect(all(page, 'section', { 'aria-labelledby': 'author' })).toEqual([]);
});
