import type { PictureSize, ResolvedPicture } from '../../../domain/media/picture.ts';

const files = import.meta.glob<string>('../../pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function drawingNamed(name: string): string | undefined {
  return files[`../../pictures/${name}.svg`];
}

interface Illustration {
  picture: ResolvedPicture | null;
  drawing: string;
  ground: string;
  caption: string;
}

/** The editor's picture, else a bundled drawing; nothing without both. */
export function illustrationOf(
  { picture, drawing, ground, caption }: Illustration,
  size: PictureSize,
) {
  const src = drawingNamed(drawing);
  const shown = picture ?? (src === undefined ? null : { src });
  return { picture: shown && { ...shown, ...size, ground }, caption };
}
