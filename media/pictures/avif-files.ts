import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../incoming.ts';
import type { MediaStore } from '../stores/store.ts';
import { smallerName } from '../upload-name.ts';
import { sizeLimitedEncoder } from './pictures.ts';
import { queueDecoding, sharp } from './sharp.ts';

const qualities = [52, 40, 28, 16];

/** Slower efforts take three times as long for a tenth of the bytes. */
const effort = 2;

/** Encoding AVIF takes some 36 bytes of memory a pixel. */
const pixelLimit = 6_000_000;

async function encodeOne(
  source: string,
  width: number,
  encode: ReturnType<typeof sizeLimitedEncoder>,
): Promise<Buffer | null> {
  const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
  if ((width * width * autoOrient.height) / autoOrient.width > pixelLimit) return null;
  const resized = sharp(source).resize({ width });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  return encode(raw, info.width * info.height);
}

/** Until an AVIF file exists its WebP file is served (server/media/media.ts). */
export function makeAvifs(
  store: MediaStore,
  { file_name, widths }: { file_name: string; widths: number[] },
  signal: AbortSignal,
): Promise<void> {
  const encode = sizeLimitedEncoder(qualities, (softened, quality) =>
    softened.avif({ quality, effort }),
  );
  return withTemporaryFolder(store.folder, async (place) => {
    const source = await store.fetch(file_name, place);
    for (const width of widths) {
      if (signal.aborted || !source || !(await store.find(file_name))) return;
      const file = await queueDecoding(() => encodeOne(source, width, encode));
      if (!file) continue;
      const name = smallerName(file_name, width, 'avif');
      await writeFile(join(place, name), file, { flush: true });
      await store.keep(place, [name]);
    }
  });
}
