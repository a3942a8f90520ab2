import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { artefactSvg, drawn } from './drawn.ts';

const content = resolve(import.meta.dirname, '../..');

const files = drawn.map((each) => ({ address: each.artefact.address, svg: artefactSvg(each) }));
// Films and their captions stand beside them.
for await (const before of glob(`${content}/media/artefacts/*/*.svg`)) await rm(before);
for (const { address, svg } of files) {
  await mkdir(dirname(content + address), { recursive: true });
  await writeFile(content + address, svg);
  process.stdout.write(`${(Buffer.byteLength(svg) / 1024).toFixed(1)} KB ${address}\n`);
}
