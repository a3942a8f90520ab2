import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { drawn, svgOf } from './drawn.ts';

const content = resolve(import.meta.dirname, '../..');

await rm(`${content}/media/artefacts`, { recursive: true, force: true });
for (const each of drawn) {
  const { address } = each.artefact;
  const svg = svgOf(each);
  await mkdir(dirname(content + address), { recursive: true });
  await writeFile(content + address, svg);
  process.stdout.write(`${(Buffer.byteLength(svg) / 1024).toFixed(1)} KB ${address}\n`);
}
