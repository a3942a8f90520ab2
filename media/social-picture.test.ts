import sharp from 'sharp';
import { expect, test } from 'vitest';
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
