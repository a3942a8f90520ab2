import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { firstBrand } from '../../domain/brand/brand.ts';
import { iconSizes } from '../../media/brand/icon-sizes.ts';
import { iconIco, iconPng } from '../../media/brand/icons.ts';

const folder = resolve(import.meta.dirname, '../../public');

const svg = await readFile(`${folder}/favicon.svg`, 'utf8');
for (const [name, size] of Object.entries(iconSizes)) {
  await writeFile(`${folder}/${name}.png`, await iconPng(svg, size, firstBrand.deep));
}
await writeFile(`${folder}/favicon.ico`, await iconIco(svg, firstBrand.deep));
