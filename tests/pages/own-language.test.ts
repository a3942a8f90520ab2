import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
const paths = ['/', '/insights', '/case-studies', '/rss.xml', '/llms.txt'];

beforeAll(async () => {
  site = await openPages('blank');
  const language = { tag: 'fr', dates: 'day-first' };
  const time = { zone: 'Europe/Paris', secondZone: '' };
  await site.call('PUT', '/api/settings/region', { time, language });
  const film = '<a href="https://youtu.be/dQw4w9WgXcQ">Notre atelier</a>';
  const paragraph = `<figure data-node="film">${film}</figure>`;
  const pair = { heading: 'Un film', paragraph };
  await site.call('POST', '/blog', { slug_url: 'sans-titre', blogs_content: [pair] });
  await site.call('POST', '/blog', { title: 'Un voisin', slug_url: 'voisin' });
  const reviews = [{ name: 'Ana', text: 'Bien.' }];
  const categories = { category1: 'Branding', category2: 'Web Development' };
  const id = await site.addStudy({ heroHeading: '', reviews, ...categories });
  await site.addStudy({ heroHeading: 'Une enseigne', category1: 'Branding' });
  paths.push('/blogs/sans-titre', '/blogs/voisin', `/casestudy/${id}`);
});
afterAll(() => site.close());

test('R-L-08 what lacks a title is called so in the language of the site', async () => {
  const found = [];
  for (const path of paths) {
    const { status, html } = await site.visit(path);
    expect(status, path).toBe(200);
    found.push(...(html.match(/untitled[^<\]]*/gi) ?? []).map((words) => `${path}: ${words}`));
    if (path.startsWith('/blogs/')) expect(html).toContain('Article sans titre');
  }
  expect(found).toEqual([]);
  expect((await site.visit('/case-studies')).html).toContain('Étude de cas sans titre');
  expect((await site.visit('/llms.txt')).html).toContain('[Étude de cas](');
});

test('R-L-08 a film says in the language of the site whom it is played from', async () => {
  const { html } = await site.visit('/blogs/sans-titre');
  expect(html).toContain('<small>Lecture depuis youtu.be</small>');
});

test('R-L-08 visitors read the categories of studies in the language of the site', async () => {
  const asked = [...paths, '/case-studies?category=Branding', '/case-studies?category=SMM'];
  const found = [];
  for (const path of asked) {
    const { html } = await site.visit(path);
    const words = html.replaceAll(/category=[^"]*/g, '');
    found.push(...(words.match(/Branding|Web Development|SMM/g) ?? []).map((one) => path + one));
  }
  expect(found).toEqual([]);
  const { html } = await site.visit('/case-studies?category=Branding');
  expect(html).toContain('<title>Études de cas\u00a0: Image de marque | ');
  expect(html).toMatch(/aria-current="page"[^>]*>Image de marque\b/);
  expect((await site.visit('/')).html).toContain('Image de marque');
});

test('R-5-12 calls answer with the specified names of categories', async () => {
  const studies = (await site.call('GET', '/api/caseStudies')).json();
  expect(studies.map(({ category1 }: { category1: string }) => category1)).toEqual([
    'Branding',
    'Branding',
  ]);
});
