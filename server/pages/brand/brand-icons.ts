import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { iconIco, iconPng, iconSizes } from '../../../media/brand/icons.ts';
import { recoloured } from '../../../media/flow/brand-drawing.ts';
import type { MakeFile } from './brand-file.ts';

const publicFolder = resolve(import.meta.dirname, '../../../public');

type IconName = keyof typeof iconSizes;

const isIcon = (name = ''): name is IconName => Object.hasOwn(iconSizes, name);

/** The sign in the colours of the brand. */
export function brandIcons(client: string | null): MakeFile {
  const sign = () => readFile(join(client ?? publicFolder, 'favicon.svg'), 'utf8');
  return async (look, asked) => {
    const [, name = '', type] = /^([a-z0-9-]+)\.(svg|ico|png)$/.exec(asked) ?? [];
    if (name === 'favicon' && type === 'svg') {
      const body = Buffer.from(recoloured(await sign(), look));
      return { type: 'image/svg+xml', body, isFinal: false };
    }
    if (name === 'favicon' && type === 'ico') {
      const body = await iconIco(recoloured(await sign(), look), look.deep);
      return { type: 'image/x-icon', body, isFinal: false };
    }
    if (type !== 'png' || !isIcon(name)) return null;
    const body = await iconPng(recoloured(await sign(), look), iconSizes[name], look.deep);
    return { type: 'image/png', body, isFinal: false };
  };
}
