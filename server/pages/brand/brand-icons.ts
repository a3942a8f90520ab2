import { paletteOf } from '../../../domain/brand/palette.ts';
import type { BrandLook } from '../../../domain/brand/stylesheet.ts';
import { iconSizes } from '../../../media/brand/icon-sizes.ts';
import { recoloured } from '../../../media/flow/brand-drawing.ts';
import type { MakeFile } from './brand-file.ts';
import { iconTypes, readPlainIcon } from './plain-icons.ts';

/** Loads sharp, which no start needs. */
const pictures = () => import('../../../media/brand/icons.ts');

type IconName = keyof typeof iconSizes;

const isIcon = (name = ''): name is IconName => Object.hasOwn(iconSizes, name);

interface Needs {
  /** Of the built site; null while developing. */
  client: string | null;
  /** Null where the site has no logo of this hash, undefined where its file is gone. */
  findLogo: (hash: string) => Promise<Buffer | null | undefined>;
}

/** The owner's logo on the ground, or the sign in the colours of the brand. */
export function brandIcons({ client, findLogo }: Needs): MakeFile {
  async function drawn(look: BrandLook, hash: string | undefined) {
    const { tokens } = paletteOf(look);
    const logo = hash === undefined ? undefined : await findLogo(hash);
    if (logo === null) return null;
    if (logo) {
      const { logoIcon } = await pictures();
      return { svg: logoIcon(logo, tokens['paper-50']), ground: tokens['paper-50'] };
    }
    const sign = String(await readPlainIcon(client, 'favicon.svg'));
    return { svg: recoloured(sign, look), ground: tokens['night-900'] };
  }

  return async (look, asked) => {
    const [, hash, name = '', kind] =
      /^(?:logo-([0-9a-f]{8})\/)?([a-z0-9-]+)\.(svg|ico|png)$/.exec(asked) ?? [];
    if (kind === 'png' ? !isIcon(name) : name !== 'favicon') return null;
    const drawing = await drawn(look, hash);
    if (!drawing) return null;
    const { svg, ground } = drawing;
    const { iconIco, iconPng } = await pictures();
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
