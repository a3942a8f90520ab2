import { expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { brandLinks } from '../../domain/brand/brand-address.ts';
import { testServer } from '../../tests/server.ts';

const brand = { ...firstSettings.brand, accent: '#ffd400' };
const { sheet = '', folder } = brandLinks(brand);

async function openSite() {
  const { app, db } = await testServer();
  await saveSiteSettings(db, { ...firstSettings, brand });
  return { app, get: (url: string) => app.inject({ url }) };
}

test('the stylesheet of a brand is kept for ever under its hash (R-B-03)', async () => {
  const { get } = await openSite();
  const answer = await get(sheet ?? '');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.body).toMatch(/^@layer tokens\{@media \(forced-colors:none\)\{:root:root\{--/);
});

test('an old page asks for the hash of another release and gets the brand, kept for a day', async () => {
  const { get } = await openSite();
  const answer = await get(`${folder}/00000000.css`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('max-age=86400');
});

test.each(['/00000000.js', '/../x.css', '/', '-x/00000000.css'])(
  'there is nothing at %s',
  async (name) => {
    const { get } = await openSite();
    expect((await get(folder + name)).statusCode).toBe(404);
  },
);
