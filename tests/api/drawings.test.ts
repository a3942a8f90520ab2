import { expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { insertItem } from '../../db/content/change-items.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { brandLinks } from '../../domain/brand/brand-address.ts';
import { emptyValues, type Kind } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { drawingAddress } from '../../domain/media/drawing.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';

test('an item without a picture of its own has its drawings as soon as it is saved', async () => {
  const { call, token } = await testServer({ draws: true });
  const send = async (method: 'POST' | 'PUT', url: string, body: object = {}) =>
    (await call({ method, url, token, body })).json();
  const drawn = async (seed: string) =>
    (await call({ url: drawingAddress(seed, 'banner') })).headers['content-type'];

  await send('POST', '/blog', { title: 'A blog', slug_url: 'a-blog' });
  await send('POST', '/blog', { title: 'Dots', slug_url: '.dots' });
  await send('POST', '/api/locationpages/create', { slug_url: 'marina', main_heading: 'Marina' });
  const { _id } = await send('POST', '/api/caseStudies');
  await send('PUT', `/api/caseStudies/${_id}`, { sec4Heading: 'A', sec4SubHeading: 'B' });

  for (const seed of ['a-blog', '.dots', 'marina', _id])
    expect(await drawn(seed)).toBe('image/svg+xml');
  expect(await drawn('another')).not.toBe('image/svg+xml');
});

describeOnBothDatabases('an item that was stored without drawings', ({ open }) => {
  async function site() {
    const server = await testServer({ draws: true, database: await open() });
    const { db, media } = server.app.services;
    const insert = (kind: Kind, values: object) =>
      insertItem(db, kind, { ...emptyValues(kind), ...values });
    const status = async (address: string) => (await server.call({ url: address })).statusCode;
    return { db, media, insert, status };
  }

  test('R-I-07 has them as soon as somebody asks for one', async () => {
    const { insert, status, media } = await site();
    await insert(blogKind, { title: 'A blog', slug_url: 'a-blog' });
    await insert(locationPageKind, { slug_url: 'marina' });
    await insert(pageKind, { name: 'Team', path: '/about/team' });
    const { _id } = await insert(caseStudyKind, {});
    expect(await media.list()).toEqual([]);
    for (const seed of ['a-blog', 'marina', 'about-team', String(_id)])
      expect(await status(drawingAddress(seed, 'hero')), seed).toBe(200);
  });

  test('has them in the colours of the brand', async () => {
    const { db, insert, status } = await site();
    const brand = { ...firstSettings.brand, accent: '#ffd400' };
    await saveSiteSettings(db, { ...firstSettings, brand });
    await insert(blogKind, { title: 'A blog', slug_url: 'a-blog' });
    const { folder } = brandLinks(brand);
    expect(await status(folder + drawingAddress('a-blog', 'banner'))).toBe(200);
  });

  test('draws for no other address, and for nothing with a picture', async () => {
    const { insert, status, media } = await site();
    const blog_image = 'https://example.com/a.jpg';
    await insert(blogKind, { title: 'A blog', slug_url: 'pictured', blog_image });
    for (const seed of ['pictured', 'lost', 'a\0b', '..'])
      expect(await status(drawingAddress(seed, 'banner')), seed).toBe(404);
    expect(await media.list()).toEqual([]);
  });
});
