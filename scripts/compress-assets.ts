import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folder = resolve(import.meta.dirname, '../build/client');
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a .br and a .gz file beside every text file of the built client. */
async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const files = await readdir(folder, { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((file) => file.isFile() && compressible.test(file.name))
    .map((file) => compress(join(file.parentPath, file.name))),
);
