import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholderColours } from '../../domain/media/placeholder.ts';
import { makePlaceholder } from './placeholder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placeholder-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function placeholderOf(picture: Sharp, name = 'a'): Promise<string> {
  await picture.webp({ lossless: true }).toFile(join(folder, `${name}-480.webp`));
  return makePlaceholder(folder, { file_name: `${name}.jpg`, widths: [480, 800] });
}

function flat(width: number, background: { r: number; g: number; b: number; alpha?: number }) {
  return sharp({ create: { width, height: 40, channels: background.alpha ? 4 : 3, background } });
}

test('the colours stand where they are in the picture', async () => {
  const right = await flat(16, { r: 0, g: 0, b: 255 }).png().toBuffer();
  const picture = flat(48, { r: 255, g: 0, b: 0 }).composite([{ input: right, left: 32, top: 0 }]);
  const colours = placeholderColours(await placeholderOf(picture));
  expect(colours?.dominant).toMatch(/^f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  const red = expect.stringMatching(/^[c-f]../);
  const blue = expect.stringMatching(/^..[c-f]$/);
  expect(colours?.cells).toEqual([red, red, blue, red, red, blue]);
});

test('a picture one can see through, and one without smaller files, has none', async () => {
  expect(await placeholderOf(flat(48, { r: 9, g: 9, b: 9, alpha: 0.5 }), 'b')).toBe('');
  expect(await makePlaceholder(folder, { file_name: 'a.jpg', widths: [] })).toBe('');
});

test('only what was made here is read', () => {
  const [dominant, cells] = ['1b5459', ['111', '222', '333', '444', '555', 'abc']];
  expect(placeholderColours([dominant, ...cells].join(' '))).toEqual({ dominant, cells });
  for (const other of [null, '', '1b5459', '1b5459 111 222 333 444 555 "><', 'x'.repeat(30)]) {
    expect(placeholderColours(other)).toBeNull();
  }
});
