import pLimit from 'p-limit';
import { sharp } from '../pictures/sharp.ts';

/** Anybody may ask for the icons of any look (threat T37). */
const inTurn = pLimit(1);

/** Units of the sign's drawing (public/favicon.svg). */
const side = 34;

/** A logo on a square of the ground, as a drawing of the sign's size. */
export function logoIcon(logo: Buffer, ground: string): string {
  const type = logo[0] === 0x89 ? 'png' : 'svg+xml';
  const file = `data:image/${type};base64,${logo.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${ground}" d="M0 0h${side}v${side}H0z"/><image x="3" y="3" width="28" height="28" href="${file}"/></svg>`;
}

/** Home screens round the corners themselves, so the ground fills the square. */
export function iconPng(svg: string, size: number, ground: string): Promise<Buffer> {
  return inTurn(() =>
    sharp(Buffer.from(svg), { density: (72 * size) / side })
      .resize(size, size)
      .flatten({ background: ground })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
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

const smallSizes = [16, 32, 48];

export async function iconIco(svg: string, ground: string): Promise<Buffer> {
  const pictures = smallSizes.map(async (size) => ({
    size,
    file: await iconPng(svg, size, ground),
  }));
  return icoOf(await Promise.all(pictures));
}
