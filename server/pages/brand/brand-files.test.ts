import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { brandLinks, iconFolder } from '../../../domain/brand/brand-address.ts';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import { storeDrawings } from '../../../media/pictures/drawings.ts';
import { queueDecoding, sharp } from '../../../media/pictures/sharp.ts';
import { testServer } from '../../../tests/server.ts';

const brand = { ...firstSettings.brand, accent: '#ffd400' };
const { sheet = '', folder } = brandLinks(brand);

const hind = await readFile(
  resolve(import.meta.dirname, '../../../content/media/portraits/hind.svg'),
  'utf8',
);

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

test('drawings take the colours and the motif of the brand', async () => {
  const { app, get } = await openSite();
  const { media } = app.services;
  await storeDrawings(media, 'a-seed');
  const own = await get('/media/drawings/a-seed/hero.svg');
  const channels = await get(`${folder}/media/drawings/a-seed/hero.svg`);
  expect(channels.headers['content-type']).toBe('image/svg+xml');
  expect(channels.body).not.toContain('#E58B52');
  expect(channels.body).toContain('#ffd400');
  // Only the colours differ.
  const lines = (svg: string) => svg.replace(/#[0-9a-f]{6}/gi, '#');
  expect(lines(channels.body)).toBe(lines(own.body));
  const drawn = await Promise.all(
    (['terraces', 'basins'] as const).map((motif) =>
      get(`${brandLinks({ ...brand, motif }).folder}/media/drawings/a-seed/hero.svg`),
    ),
  );
  const pictures = [channels, ...drawn].map(({ body }) => lines(body));
  expect(new Set(pictures).size).toBe(3);
  expect((await get(`${folder}/media/drawings/nobody/hero.svg`)).statusCode).toBe(404);
  expect((await get(`${folder}/media/drawings/a-seed/odd.svg`)).statusCode).toBe(404);
});

test('portraits take the colours of the brand, skin does not', async () => {
  const { app, get } = await openSite();
  const { media } = app.services;
  await withTemporaryFolder(media.folder, async (place) => {
    await mkdir(join(place, 'portraits'));
    await writeFile(join(place, 'portraits/hind.svg'), hind);
    await media.keep(place, ['portraits/hind.svg']);
  });
  const { body } = await get(`${folder}/media/portraits/hind.svg`);
  expect(hind).toContain('#c96a36');
  expect(body).not.toContain('#c96a36');
  expect(body).toContain('fill="#e8c3a0"');
  expect((await get(`${folder}/media/portraits/nobody.svg`)).statusCode).toBe(404);
});

test('icons and manifest take the colours of the brand', async () => {
  const { get } = await openSite();
  const manifest = (await get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ theme_color: brand.deep, background_color: brand.deep });
  for (const { src, type } of manifest.icons) {
    const icon = await get(src);
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type]);
    expect(src).toContain(folder);
  }
  const sign = (await get(`${folder}/favicon.svg`)).body;
  expect(sign).toContain('#ffd400');
  expect(sign).not.toContain('#e58b52');
  const { channels } = await sharp(
    (await get(`${folder}/apple-touch-icon.png`)).rawPayload,
  ).stats();
  // Yellow has much red and little blue; the first brand's orange has more blue than this.
  expect(channels[0]?.max).toBeGreaterThan(240);
  expect((await get(`${folder}/favicon.ico`)).rawPayload.readUInt16LE(4)).toBe(3);
});

test('icons at their plain addresses follow what is published (R-B-03)', async () => {
  const { app, get } = await openSite();
  const { db } = app.services;
  const sign = await get('/favicon.svg');
  expect(sign.headers['content-type']).toBe('image/svg+xml');
  expect(sign.body).toBe((await get(`${folder}/favicon.svg`)).body);
  const names = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];
  for (const name of names) {
    const [plain, own] = await Promise.all([get(`/${name}`), get(`${folder}/${name}`)]);
    expect([name, plain.statusCode]).toEqual([name, 200]);
    expect(plain.rawPayload.equals(own.rawPayload)).toBe(true);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
  }
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#00f" d="M0 0h1v1H0z"/></svg>';
  await saveSiteSettings(db, { ...firstSettings, brand: { ...brand, logo } });
  expect((await get('/favicon.svg')).body).toContain(Buffer.from(logo).toString('base64'));
  await saveSiteSettings(db, firstSettings);
  expect((await get('/favicon.svg')).body.toLowerCase()).toContain('#e58b52');
});

test('an owner has the own logo on icons', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#00f" d="M0 0h2v1H0z"/></svg>';
  const { app, get } = await openSite();
  const own = { ...brand, ground: '#ffffff', logo };
  await saveSiteSettings(app.services.db, { ...firstSettings, brand: own });
  const { rawPayload } = await get(`${iconFolder(own)}/icon-192.png`);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect([at(96, 96), at(96, 20)]).toEqual([
    [0, 0, 255],
    [255, 255, 255],
  ]);
});

async function openSiteWithLogo(width: number) {
  const { app, get } = await openSite();
  const { media, db } = app.services;
  await withTemporaryFolder(media.folder, async (place) => {
    const create = { width, height: width, channels: 3, background: '#00f' } as const;
    await sharp({ create }).png().toFile(join(place, 'logo.png'));
    await media.keep(place, ['logo.png']);
  });
  const own = { ...brand, logo: '/media/logo.png' };
  await saveSiteSettings(db, { ...firstSettings, brand: own });
  const read = vi.spyOn(media, 'read');
  return { get, own, reads: () => read.mock.calls.filter(([name]) => name === 'logo.png').length };
}

test('T37 a logo is looked for under its own address only', async () => {
  const { get, own, reads } = await openSiteWithLogo(9);
  const address = `${iconFolder(own)}/icon-512.png`;
  expect((await get(address.replace(/logo-[0-9a-f]+/, 'logo-00000000'))).statusCode).toBe(404);
  expect(reads()).toBe(0);
  expect((await get(address)).statusCode).toBe(200);
});

test('T37 a logo is decoded once for all looks, in the one turn of decoding', async () => {
  const { get, own, reads } = await openSiteWithLogo(900);
  const turn = Promise.withResolvers<void>();
  const before = queueDecoding(() => turn.promise);
  let answered = 0;
  const asked = ['#ffd400', '#ffd401', '#ffd402'].map(async (accent) => {
    const answer = await get(`${iconFolder({ ...own, accent })}/icon-512.png`);
    answered += 1;
    return answer.statusCode;
  });
  await setTimeout(500);
  expect(answered).toBe(0);
  turn.resolve();
  await before;
  expect(await Promise.all(asked)).toEqual([200, 200, 200]);
  expect(reads()).toBe(1);
});

test.each(['/00000000.js', '/../x.css', '/', '-x/00000000.css'])(
  'there is nothing at %s',
  async (name) => {
    const { get } = await openSite();
    expect((await get(folder + name)).statusCode).toBe(404);
  },
);
