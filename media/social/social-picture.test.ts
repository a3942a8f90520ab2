import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type TypePair, typePairs } from '../../domain/brand/brand.ts';
import type { BrandLook } from '../../domain/brand/stylesheet.ts';
import type { SocialArt } from './art.ts';
import { drawSocialPicture } from './social-picture.ts';
import { setText, setTitle } from './words.ts';

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

test('no word of a title stands alone on its last line', async () => {
  const title = 'E-commerce development in Porto, PRT';
  const setting = { colour: '#000', width: 590 };
  const full = await setText(title, { ...setting, size: 76 }, 140);
  const balanced = await setTitle(title, setting, { width: 590, height: 400 });
  expect(balanced?.height).toBe(full?.height);
  expect(balanced?.width).toBeLessThan((full?.width ?? 0) - 60);
});

test('no word of a title is broken that fits into a line', async () => {
  const title = 'Mobile app development in Porto';
  const setting = { colour: '#000' };
  const word = await setText('development', { ...setting, size: 76 }, 140);
  const balanced = await setTitle(title, setting, { width: 590, height: 400 });
  expect(balanced?.width).toBeGreaterThanOrEqual(word?.width ?? 600);
  const long = await setTitle('x'.repeat(100), setting, { width: 590, height: 400 });
  expect(long?.width, 'one that fits nowhere is').toBeLessThanOrEqual(590);
});

test.each(['What', 'سبب', 'W M'])('the letters of %s are drawn, wide as they are', async (text) => {
  const art: SocialArt = { kind: 'letters', text };
  const inked = async (left: number, top: number) => {
    const bytes = await drawSocialPicture({ ...work, title: '', art });
    const part = await sharp(bytes).extract({ left, top, width: 240, height: 315 }).toBuffer();
    const { channels } = await sharp(part).stats();
    return (channels[0]?.max ?? 0) > 200;
  };
  expect(await inked(720, 40), text).toBe(true);
  if (text.includes(' ')) expect(await inked(960, 315), text).toBe(true);
});

test.each(['ar', 'ur'])(
  'R-L-07 in %s it runs from the right, its art on the left',
  async (language) => {
    const lightest = async (title: string, left: number) => {
      const letters = { kind: 'letters', text: 'ب' } as const;
      const drawn = { ...picture, title, language, name: '', art: letters };
      const bytes = await drawSocialPicture(drawn);
      const part = await sharp(bytes)
        .extract({ left, top: 60, width: 280, height: 160 })
        .toBuffer();
      const { channels } = await sharp(part).stats();
      return channels[0]?.max ?? 0;
    };
    expect(await lightest('', 860)).toBeLessThan(100);
    expect(await lightest('متجر', 860)).toBeGreaterThan(200);
    const bytes = await drawSocialPicture({ ...picture, language, ground: 'water', title: '' });
    expect(bytes.equals(await drawSocialPicture({ ...picture, ground: 'water', title: '' }))).toBe(
      false,
    );
  },
);

test('R-L-07 Arabic is shaped and set in faces of its own, whatever the machine has', async () => {
  const set = async (text: string, language = 'ar') => {
    const block = await setText(text, { size: 60, colour: '#000', language }, 40);
    return block ? [block.width, block.height] : [];
  };
  const [joined = 0] = await set('\u0628\u0628\u0628');
  const [apart = 0] = await set('\u0628\u200c\u0628\u200c\u0628');
  expect(joined).toBeLessThan(apart);
  expect(await set('پہلے', 'ur')).not.toEqual(await set('پہلے'));
});

test('R-B-03 its words are set in the display face of the brand', async () => {
  const widthOf = async (typePair: TypePair) =>
    (await setText('Ideas, carried', { size: 60, colour: '#000', typePair }, 40))?.width;
  const widths: unknown[] = [];
  for (const pair of typePairs) widths.push(await widthOf(pair));
  // A face that is not found is set as any other that is not.
  expect(new Set(widths).size).toBe(typePairs.length);
  expect(widths).not.toContain(undefined);
});

test('it takes the colours and the logo of the brand (R-B-03)', async () => {
  const look: BrandLook = {
    accent: '#e0446b',
    ground: '#ffffff',
    deep: '#103010',
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
  const bytes = await drawSocialPicture(
    { ...picture, look, logo: red },
    { logo: Buffer.from(red) },
  );
  const [r = 0, g = 0, b = 0] = await meanOf(bytes, { left: 10, top: 10 });
  expect(Math.max(Math.abs(r - 0x10), Math.abs(g - 0x30), Math.abs(b - 0x10))).toBeLessThan(8);
  const [logoRed = 0, logoGreen = 0] = await meanOf(bytes, { left: 100, top: 515 });
  expect([logoRed > 230, logoGreen < 40]).toEqual([true, true]);
});

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 8, height: 8 }).toBuffer();
  const { channels } = await sharp(pixel).stats();
  return channels.map(({ mean }) => Math.round(mean / 8));
}

const phone = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="426" height="880"><path fill="#00f" d="M0 0h426v880H0z"/></svg>',
);
const work = { ...picture, ground: 'paper', label: 'A client', figure: '43%' } as const;

test('a study shows its work on the ground of its client, beside its words', async () => {
  const art: SocialArt = {
    kind: 'thing',
    picture: '/media/artefacts/a/b.svg',
    ground: '#ff0000',
    size: { width: 426, height: 880 },
  };
  const bytes = await drawSocialPicture({ ...work, art }, { art: [phone] });
  expect(await colourAt(bytes, 730, 20)).toEqual([32, 0, 0]);
  expect(await colourAt(bytes, 950, 300)).toEqual([0, 0, 32]);
  const missing = await drawSocialPicture({ ...work, art }, {});
  const [red = 0] = await colourAt(missing, 4, 4);
  expect(red, 'without its file it is drawn on night').toBeLessThan(6);
});

test('portraits stand in one row above the words, letters beside them', async () => {
  const portraits: SocialArt = { kind: 'portraits', pictures: ['a', 'b'] };
  const people = await drawSocialPicture({ ...work, art: portraits }, { art: [phone, phone] });
  expect(await colourAt(people, 300, 100)).toEqual([0, 0, 32]);
  const letters = { kind: 'letters', text: 'Right-to-left' } as const;
  const [red = 0] = await colourAt(await drawSocialPicture({ ...work, art: letters }), 1100, 40);
  expect(red).toBeLessThan(6);
});
