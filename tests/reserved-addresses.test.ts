import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { lastingPaths } from '../domain/content/addresses/lasting-paths.ts';
import { reservedSlugs } from '../domain/content/addresses/reserved-slugs.ts';
import { testServer } from './server.ts';

test('R-7-26 no location page can take the address of a page, a call or a file', async () => {
  const { routes } = await testServer({ config: { metricsToken: 'a-token-of-at-least-16' } });
  const calls = routes.map(({ url }) => url.split('/')[1] ?? '');
  const files = readdirSync(resolve(import.meta.dirname, '../public'));
  const pages = [...lastingPaths].map((path) => path.split('/')[1] ?? '');
  const own = [...calls, ...files, ...pages].filter((name) => /^[^:*]+$/.test(name));
  expect(own.length).toBeGreaterThan(60);
  expect(own.filter((name) => !reservedSlugs.has(name))).toEqual([]);
});

/** With a route of its own each: an item's template, the calls, and why a preview is refused. */
const templates = [
  'site/case-studies/study/case-study.tsx',
  'site/insights/article/blog.tsx',
  'site/api-docs/api-docs.tsx',
  'site/missing/preview-refused.tsx',
];

test('R-P-09 one module answers every page, and no page has a route of its own', () => {
  const entries: readonly { file: string; children?: { file: string; path?: string }[] }[] = routes;
  const shown = entries.find(({ file }) => file === 'site/site.tsx')?.children ?? [];
  const pages = shown.filter(({ file }) => !templates.includes(file));
  expect(pages.map(({ path = '/', file }) => [path, file])).toEqual(
    ['/', ':slug', '*'].map((path) => [path, 'site/page/page.tsx']),
  );
});
