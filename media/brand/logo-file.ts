import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../stores/store.ts';

/** Pixels of a PNG: twice the largest place where one is drawn. */
const maxSide = 840;

/** An SVG is stored as its text, a PNG as the address of an upload; undefined where it is gone. */
export async function logoFile(media: MediaStore, logo?: string): Promise<Buffer | undefined> {
  if (logo === undefined) return undefined;
  if (logo.startsWith('<')) return Buffer.from(logo);
  const file = await media.read(logo.slice('/media/'.length)).catch(() => null);
  if (!file) return undefined;
  const { sharp } = await import('../pictures/sharp.ts');
  const size = { width: maxSide, height: maxSide, withoutEnlargement: true };
  return sharp(await buffer(file))
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer();
}
