import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrandLook } from '../domain/brand/stylesheet.ts';
import { drawSocialPicture } from './social-picture.ts';

const picture = { title: 'Ideas, carried to the people', name: 'Agency', seed: 'hero' };

test.each([
  ['a plain title', picture.title],
  ['no title', ''],
  ['white space only', ' \n\t\u200b'],
  ['one word without end', 'x'.repeat(10_000)],
  ['markup and control characters', '</span><b>&amp;\0\u202e<script>\uD800'],
  ['other scripts', 'مرحبا بالعالم 🌴 日本語'],
])('%s gives a picture of the right size', async (_name, title) => {
  const bytes = await drawSocialPicture({ ...picture, title });
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(bytes.length).toBeLessThan(300_000);
});

test('the title is drawn on the start half, in light on night', async () => {
  const box = { left: 0, top: 60, width: 600, height: 100 };
  const lightest = async (title: string) => {
    const bytes = await drawSocialPicture({ ...picture, title });
    const part = await sharp(bytes).extract(box).toBuffer();
    const { channels } = await sharp(part).stats();
    return channels[0]?.max ?? 0;
  };
  expect(await lightest('')).toBeLessThan(100);
  expect(await lightest('Title')).toBeGreaterThan(200);
});

test('it takes the colours and the logo of the brand (R-B-03)', async () => {
  const look: BrandLook = {
    ...{ accent: '#e0446b', ground: '#ffffff', deep: '#103010' },
    typePair: 'channel',
    corners: 'turn',
    motif: 'terraces',
  };
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#f00" d="M0 0h4v1H0z"/></svg>';
  const meanOf = async (bytes: Buffer, box: { left: number; top: number }) => {
    const part = await sharp(bytes)
      .extract({ ...box, width: 40, height: 20 })
      .toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.map(({ mean }) => Math.round(mean));
  };
  const bytes = await drawSocialPicture({ ...picture, look, logo: red }, Buffer.from(red));
  const [r = 0, g = 0, b = 0] = await meanOf(bytes, { left: 10, top: 10 });
  expect(Math.max(Math.abs(r - 0x10), Math.abs(g - 0x30), Math.abs(b - 0x10))).toBeLessThan(8);
  const [logoRed = 0, logoGreen = 0] = await meanOf(bytes, { left: 100, top: 515 });
  expect([logoRed > 230, logoGreen < 40]).toEqual([true, true]);
});
