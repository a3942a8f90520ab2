import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { ImageType } from '../media-type.ts';
import { refuseTooManyPixels } from './picture-limits.ts';

function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = { r: 30, g: 90, b: 120, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background } });
}

/** What the limits see of a file, as media/pictures/pictures.ts reads it. */
async function headerOf(file: Buffer, type: ImageType) {
  const found = await sharp(file, { limitInputPixels: false }).metadata();
  return { ...found, type, frames: 1 };
}

async function refusalOf(file: Buffer, type: ImageType): Promise<string> {
  try {
    refuseTooManyPixels(await headerOf(file, type));
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** Just beyond the limit of each, but for the last. */
const bombs: [name: string, type: ImageType, picture: () => Sharp, message: string][] = [
  [
    'AVIF',
    'image/avif',
    () => flat(3_600, 3_600).avif({ effort: 0 }),
    'This AVIF has 13.0 megapixels; AVIF pictures may have up to 12 megapixels.',
  ],
  [
    'AVIF of 12 bits',
    'image/avif',
    () => flat(3_600, 3_600, 4).toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 }),
    'This 12-bit transparent AVIF has 13.0 megapixels; 12-bit transparent AVIF pictures may have up to 8.4 megapixels.',
  ],
  [
    'WebP',
    'image/webp',
    () => flat(4_600, 4_600).webp({ effort: 0 }),
    'This WebP has 21.2 megapixels; WebP pictures may have up to 19 megapixels.',
  ],
  [
    'transparent WebP',
    'image/webp',
    () => flat(3_400, 3_400, 4).webp({ effort: 0, lossless: true }),
    'This transparent WebP has 11.6 megapixels; transparent WebP pictures may have up to 10 megapixels.',
  ],
  [
    'interlaced PNG of 16 bits',
    'image/png',
    () => flat(4_700, 4_700, 4).toColourspace('rgb16').png({ progressive: true }),
    'This interlaced 16-bit transparent PNG has 22.1 megapixels; interlaced 16-bit transparent PNG pictures may have up to 20 megapixels.',
  ],
  [
    'progressive JPEG of full colour',
    'image/jpeg',
    () => flat(6_000, 6_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    'This progressive JPEG has 36.0 megapixels; progressive JPEG pictures may have up to 34 megapixels.',
  ],
  [
    'narrow and tall PNG with transparency',
    'image/png',
    () => flat(2_000, 12_000, 4).png(),
    'This transparent PNG has 24.0 megapixels; transparent PNG pictures of this width may have up to 7.5 megapixels.',
  ],
];

test.each(bombs)(
  'T37 a %s of a few KB that would fill the memory is refused',
  async (...bomb) => {
    const [, type, make, message] = bomb;
    const file = await make().toBuffer();
    expect(file.length).toBeLessThan(4_000_000);
    expect(await refusalOf(file, type)).toBe(message);
  },
  60_000,
);

test('T37 photos of cameras and phones are accepted', async () => {
  const photos: [ImageType, Sharp][] = [
    ['image/jpeg', flat(8_000, 6_000).jpeg()],
    ['image/jpeg', flat(6_000, 4_000).jpeg({ chromaSubsampling: '4:4:4', progressive: true })],
    ['image/jpeg', flat(8_000, 6_000).jpeg().withMetadata({ orientation: 6 })],
    ['image/png', flat(7_000, 7_000).png({ compressionLevel: 1 })],
    ['image/png', flat(6_000, 4_000, 4).png({ compressionLevel: 1 })],
    ['image/png', flat(1_440, 9_000).png()],
    ['image/webp', flat(5_000, 3_800).webp({ effort: 0 })],
    ['image/avif', flat(4_000, 3_000).avif({ effort: 0 })],
  ];
  for (const [type, photo] of photos)
    expect(await refusalOf(await photo.toBuffer(), type)).toBe('accepted');
}, 120_000);
