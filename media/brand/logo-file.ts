import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../stores/store.ts';

/** Pixels of a PNG: twice the largest place where one is drawn. */
const maxSide = 840;

async function shrunk(media: MediaStore, logo: string): Promise<Buffer | undefined> {
  const file = await media.read(logo.slice('/media/'.length)).catch(() => null);
  if (!file) return undefined;
  const bytes = await buffer(file);
  const { queueDecoding, sharp } = await import('../pictures/sharp.ts');
  const size = { width: maxSide, height: maxSide, withoutEnlargement: true };
  return queueDecoding(() =>
    sharp(bytes)
      .resize({ ...size, fit: 'inside' })
      .png()
      .toBuffer(),
  );
}

/** The last one of each store: anybody may ask for it, in any look (threat T37). */
const kept = new WeakMap<MediaStore, { logo: string; file: Promise<Buffer | undefined> }>();

/** An SVG is stored as its text, a PNG as the address of an upload; undefined where it is gone. */
export async function logoFile(media: MediaStore, logo?: string): Promise<Buffer | undefined> {
  if (logo === undefined) return undefined;
  if (logo.startsWith('<')) return Buffer.from(logo);
  const known = kept.get(media);
  if (known?.logo === logo) return known.file;
  const own = { logo, file: shrunk(media, logo) };
  kept.set(media, own);
  const forget = () => {
    if (kept.get(media) === own) kept.delete(media);
  };
  own.file.then((file) => file ?? forget(), forget);
  return own.file;
}
