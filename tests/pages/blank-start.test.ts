import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastingPaths, notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import { itemKinds } from '../../domain/content/kinds/names.ts';
import { demoWords } from '../demo-words.ts';
import { all, structuredData, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('blank');
});
afterAll(() => site.close());

const paths = [...lastingPaths].filter((path) => path !== notFoundPath);

test.each(paths)('R-S-01 a blank start has %s, without a word of the demo', async (path) => {
  const page = await site.page(path);
  const [main] = all(page, 'main');
  if (!main) throw new Error('there is no main');
  expect(all(main, 'h1')).toHaveLength(1);
  expect(texts(page, 'main').join(' ')).not.toMatch(demoWords);
  expect(texts(page, 'title').join(' ')).not.toMatch(demoWords);
});

test.each(['/sitemap.xml', '/rss.xml', '/llms.txt', '/site.webmanifest', '/robots.txt'])(
  'R-S-01 %s of a blank start answers, without a word of the demo',
  async (path) => {
    const { status, html } = await site.visit(path);
    expect(status).toBe(200);
    expect(html).not.toMatch(demoWords);
  },
);

test('R-S-01 the office of a blank start is said to be nowhere', async () => {
  const data = JSON.stringify(structuredData(await site.page('/')));
  expect(data).toContain('"PostalAddress"');
  expect(data).not.toMatch(/"geo"|"addressCountry"/);
});

test('R-S-01 a blank start has pages, and no client, article or place that was made up', async () => {
  const counts = await Promise.all(
    itemKinds.map(async (kind) => {
      const { total } = (await site.call('GET', `/api/items/${kind}`)).json();
      return [kind, total];
    }),
  );
  expect(Object.fromEntries(counts)).toMatchObject({
    'case-study': 0,
    blog: 0,
    'location-page': 0,
    page: paths.length + 2,
  });
});

test('R-S-01 an unknown address of a blank start is the page for it', async () => {
  const { status, page } = await site.visit('/nothing-here');
  expect(status).toBe(404);
  expect(texts(page, 'h2')).toContain("The page you're looking for doesn't exist.");
});
