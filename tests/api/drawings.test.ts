import { expect, test } from 'vitest';
import { drawingAddress } from '../../domain/media/drawing.ts';
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
