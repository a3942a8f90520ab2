import { beforeEach, expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { insertUpload } from '../../db/media/uploads.ts';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { logoAddress } from '../../domain/brand/logo-address.ts';
import { firstSiteBrand, type SiteBrand } from '../../domain/settings/brand-settings.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

const dot = '<circle cx="12" cy="12" r="4"/>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${dot}</svg>`;

describeOnBothDatabases('the brand', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await saveSiteSettings(server.db, firstSettings);
  });

  const save = (brand: Partial<SiteBrand>) =>
    server.call({
      method: 'PUT',
      url: '/api/settings/brand',
      token: server.token,
      body: { brand: { ...firstSiteBrand, ...brand } },
    });

  test('T42 a logo is stored as it was written anew, and served in a sandbox for good', async () => {
    const chosen = svg.replace('<circle', '<!-- by a program --><circle class="x"');
    expect((await save({ logo: chosen })).json().settings.brand.logo).toBe(svg);
    const address = logoAddress({ logo: svg }) ?? '';
    const answer = await server.call({ url: address });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await save({ logo: svg.replace('24 24', '48 48') });
    const earlier = await server.call({ url: address });
    expect(earlier.body).toContain('48 48');
    expect(earlier.headers['cache-control']).toBe('public, max-age=60');
    await save({ logo: null });
    expect((await server.call({ url: address })).statusCode).toBe(404);
  });

  test.each([
    [
      svg.replace('</svg>', '<script/></svg>'),
      'The logo holds a script. Please export it again without.',
    ],
    [
      `/media/${'0'.repeat(32)}.png`,
      'This PNG is not in the media any more. Please choose another.',
    ],
    [`<svg>${' '.repeat(65_536)}</svg>`, 'The logo is larger than 64 KB.'],
  ])('a logo that is none changes nothing: %s', async (logo, sentence) => {
    const answer = await save({ logo, accent: '#1a7f5a' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ 'brand.logo': sentence });
    expect((await findSiteSettings(server.db)).brand).toEqual(firstSiteBrand);
  });

  test('colours of which no page can be made are refused with a sentence', async () => {
    const answer = await save({ ground: '#333333', deep: '#eeeeee' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      'brand.ground': 'The ground is too dark for the light pages. Choose a lighter colour.',
      'brand.deep': 'The deep colour is too light for text and dark grounds. Choose a darker one.',
    });
  });

  test('each publishing is in the history, and an earlier brand can be restored', async () => {
    await save({ accent: '#1a7f5a' });
    const history = async () =>
      (await server.call({ url: '/api/revisions/setting/site', token: server.token })).json();
    const [newest, first] = await history();
    expect(newest.changes).toEqual([
      { field: 'brand.accent', old: firstSiteBrand.accent, new: '#1a7f5a' },
    ]);
    const url = `/api/revisions/${first.revision_id}/restore`;
    await server.call({ method: 'POST', url, token: server.token });
    expect((await findSiteSettings(server.db)).brand).toEqual(firstSiteBrand);
    expect((await history())[0].action).toBe('restored');
  });

  test('a PNG of the media may be the logo', async () => {
    const file_name = `${'0'.repeat(32)}-w600h200.png`;
    const png = { file_name, media_type: 'image/png', size: 1, width: 600, height: 200 };
    await insertUpload(server.db, { ...png, widths: [], hash: null, original_name: '' });
    const logo = `/media/${file_name}`;
    expect((await save({ logo })).json().settings.brand.logo).toBe(logo);
    expect(logoAddress({ logo })).toBe(logo);
  });
});
