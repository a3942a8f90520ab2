import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../stores/store.ts';

/** An SVG is stored as its text, a PNG as the address of an upload; undefined where it is gone. */
export async function logoFile(media: MediaStore, logo?: string): Promise<Buffer | undefined> {
  if (logo === undefined) return undefined;
  if (logo.startsWith('<')) return Buffer.from(logo);
  const file = await media.read(logo.slice('/media/'.length)).catch(() => null);
  return file ? buffer(file) : undefined;
}
