import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Two hundred drawings take half a second at this quality, and 10 seconds at the best one. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compress(path: string): Promise<void> {
  await writeFile(`${path}.br`, await brotli(await readFile(path), quality));
}

/** Copies the committed pictures and clips into the media folder; drawings get a Brotli twin. */
export async function copyFirstMedia(mediaDir: string): Promise<void> {
  const source = resolve(import.meta.dirname, 'media');
  await cp(source, mediaDir, { recursive: true, force: false });
  const files = await readdir(source, { recursive: true });
  const drawings = files.filter((file) => file.endsWith('.svg'));
  await Promise.all(drawings.map((file) => compress(join(mediaDir, file))));
}
