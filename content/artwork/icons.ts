import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../public');
const night = '#07272c';

/** Home screens round the corners themselves, so the ground fills the square. */
async function png(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 34;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .flatten({ background: night })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file of PNG pictures: a head, a line per picture, then the pictures. */
function icoOf(pictures: { size: number; file: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, file }] of pictures.entries()) {
    const line = 6 + 16 * index;
    head.writeUInt8(size, line);
    head.writeUInt8(size, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(file.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += file.length;
  }
  return Buffer.concat([head, ...pictures.map(({ file }) => file)]);
}

const svg = await readFile(`${folder}/favicon.svg`, 'utf8');
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await writeFile(`${folder}/${name}.png`, await png(svg, size));
}
const small = [16, 32, 48];
const pictures = await Promise.all(
  small.map(async (size) => ({ size, file: await png(svg, size) })),
);
await writeFile(`${folder}/favicon.ico`, icoOf(pictures));
