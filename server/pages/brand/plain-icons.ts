import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { iconSizes } from '../../../media/brand/icon-sizes.ts';

export const iconTypes = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
};

export interface PlainIcon {
  name: string;
  type: string;
}

/** What browsers and feed readers ask for without having read a page. */
export const plainIcons: PlainIcon[] = [
  { name: 'favicon.ico', type: iconTypes.ico },
  { name: 'favicon.svg', type: iconTypes.svg },
  ...Object.keys(iconSizes).map((name) => ({ name: `${name}.png`, type: iconTypes.png })),
];

const publicFolder = resolve(import.meta.dirname, '../../../public');

/** An icon of the first brand, from the built site or, while developing, from its sources. */
export function readPlainIcon(client: string | null, name: string): Promise<Buffer> {
  return readFile(join(client ?? publicFolder, name));
}
