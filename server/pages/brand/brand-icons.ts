import { paletteOf } from '../../../domain/brand/palette.ts';
import type { BrandLook } from '../../../domain/brand/stylesheet.ts';
import { iconSizes } from '../../../media/brand/icon-sizes.ts';
import { recoloured } from '../../../media/flow/brand-drawing.ts';
import type { MakeFile } from './brand-file.ts';
import { iconTypes, readPlainIcon } from './plain-icons.ts';

/** Loads sharp, which no start needs. */
const drawing = () => import('../../../media/brand/icons.ts');

type IconName = keyof typeof iconSizes;

const isIcon = (name = ''): name is IconName => Object.hasOwn(iconSizes, name);

interface Needs {
  /** Of the built site; null while developing. */
  client: string | null;
  findLogo: () => Promise<Buffer | undefined>;
}

/** The owner's logo on the ground, or the sign in the colours of the brand. */
export function brandIcons({ client, findLogo }: Needs): MakeFile {
  async function drawn(look: BrandLook, wantsLogo: boolean) {
    const { tokens } = paletteOf(look);
    const logo = wantsLogo ? await findLogo() : undefined;
    if (logo) {
      const { logoIcon } = await drawing();
      return { svg: logoIcon(logo, tokens['paper-50']), ground: tokens['paper-50'] };
    }
    const sign = String(await readPlainIcon(client, 'favicon.svg'));
    return { svg: recoloured(sign, look), ground: tokens['night-900'] };
  }

  return async (look, asked) => {
    const [, logo, name = '', kind] =
      /^(logo-[0-9a-f]{8}\/)?([a-z0-9-]+)\.(svg|ico|png)$/.exec(asked) ?? [];
    if (kind === 'png' ? !isIcon(name) : name !== 'favicon') return null;
    const { svg, ground } = await drawn(look, logo !== undefined);
    const { iconIco, iconPng } = await drawing();
    if (isIcon(name)) {
      const body = await iconPng(svg, iconSizes[name], ground);
      return { type: iconTypes.png, body, isFinal: false };
    }
    if (kind === 'ico') {
      return { type: iconTypes.ico, body: await iconIco(svg, ground), isFinal: false };
    }
    return { type: iconTypes.svg, body: Buffer.from(svg), isFinal: false };
  };
}
