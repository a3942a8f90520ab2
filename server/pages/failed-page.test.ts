import { expect, test } from 'vitest';
import type { SiteContext } from '../../app/context.ts';
import { firstSettings } from '../../content/settings.ts';
import { noEditions } from '../../domain/languages/page-languages.ts';
import { arabic } from '../../tests/editions.ts';
import { failedPage } from './failed-page.ts';

const site = {
  queries: { findSiteSettings: async () => firstSettings },
  origin: 'https://agency.example',
} as unknown as Omit<SiteContext, 'commands' | 'languages'>;

test('F13 the page of failures is made once, without a database, and tried again when it fails', async () => {
  let renders = 0;
  const page = failedPage(
    {
      islandsUrl: '/islands.js',
      async render(_request, { queries }) {
        renders += 1;
        if (renders === 1) throw new Error('not yet');
        await expect(queries.findPage('/')).rejects.toThrow();
        return { status: 500, headers: { 'x-kept': 'yes' }, html: '<h1>Run dry</h1>' };
      },
    },
    site,
  );
  expect(await page('/')).toBeNull();
  const [first, second] = [await page('/'), await page('/contact')];
  expect(first).toBe(second);
  expect(renders).toBe(2);
  expect(first?.status).toBe(503);
  expect(first?.headers).toMatchObject({
    'x-kept': 'yes',
    'Content-Security-Policy': expect.stringContaining("script-src 'self'"),
  });
});

test('F13 each language has a page of failures of its own, made once', async () => {
  const asked: string[] = [];
  const queries = {
    findSiteSettings: async () => ({ ...firstSettings, languages: [arabic] }),
    findEditions: async () => noEditions,
  };
  const page = failedPage(
    {
      islandsUrl: '/islands.js',
      async render(_request, { languages }) {
        asked.push(languages.current.tag);
        return { status: 500, headers: {}, html: `<h1>${languages.current.tag}</h1>` };
      },
    },
    { queries, origin: 'https://agency.example' } as unknown as Parameters<typeof failedPage>[1],
  );
  for (const url of ['/ar/contact?x', '/contact', '/ar', '/are']) await page(url);
  expect(asked).toEqual(['ar', 'en']);
});
