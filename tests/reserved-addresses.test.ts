import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fixedPaths, reservedSlugs } from '../domain/content/addresses/fixed-paths.ts';
import { lastingPaths } from '../domain/content/addresses/lasting-paths.ts';
import { testServer } from './server.ts';

test('R-7-26 no location page can take the address of a page, a call or a file', async () => {
  const { routes } = await testServer({ config: { metricsToken: 'a-token-of-at-least-16' } });
  const calls = routes.map(({ url }) => url.split('/')[1] ?? '');
  const files = readdirSync(resolve(import.meta.dirname, '../public'));
  const pages = [...fixedPaths, ...lastingPaths].map((path) => path.split('/')[1] ?? '');
  const own = [...calls, ...files, ...pages].filter((name) => /^[^:*]+$/.test(name));
  expect(own.length).toBeGreaterThan(60);
  expect(own.filter((name) => !reservedSlugs.has(name))).toEqual([]);
});

test('every page of app/routes.ts has its place: no parameter, no screen of the back office', () => {
  expect(fixedPaths.filter((path) => /[:*]|^\/(admin|login|api)/.test(path))).toEqual([]);
  expect(fixedPaths).toHaveLength(0);
});
