import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withPlace } from './incoming.ts';
import { affordableEncoder } from './pictures.ts';
import { sharp } from './sharp.ts';
import type { MediaStore } from './store.ts';
import { smallerName } from './upload-name.ts';

/** Qualities tried until the file is small enough for a page. */
const qualities = [52, 40, 28, 16];

/** Quick: the slower efforts cost three times as long for a tenth of the bytes. */
const effort = 2;

/**
 * Makes the AVIF files beside a stored still picture, the narrowest first, and stops between two when
 * the signal says so. Until one is there, its WebP file is served under its address
 * (server/plugins/media.ts). Never throws for a file that is gone: it was deleted meanwhile.
 */
export function makeAvifs(
  store: MediaStore,
  { file_name, widths }: { file_name: string; widths: number[] },
  signal: AbortSignal,
): Promise<void> {
  const encode = affordableEncoder(qualities, (softened, quality) =>
    softened.avif({ quality, effort }),
  );
  return withPlace(store.folder, async (place) => {
    const source = await store.fetch(file_name, place);
    for (const width of widths) {
      if (signal.aborted || !source || !(await store.find(file_name))) return;
      const resized = sharp(source).resize({ width });
      const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
      const { height, channels } = info;
      const raw = sharp(data, { raw: { width: info.width, height, channels } });
      const file = await encode(raw, info.width * height);
      const name = smallerName(file_name, width, 'avif');
      await writeFile(join(place, name), file, { flush: true });
      await store.keep(place, [name]);
    }
  });
}
