import type { ResolvedPicture } from '../../../domain/media/picture.ts';

const files = import.meta.glob<string>('../../pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a bundled drawing. */
export function drawingNamed(name: string): string | undefined {
  return files[`../../pictures/${name}.svg`];
}

/** The editor's picture, else a bundled drawing; null without both. */
export function pictureOrDrawing({
  picture,
  drawing,
}: {
  picture: ResolvedPicture | null;
  drawing: string;
}): ResolvedPicture | null {
  const src = drawingNamed(drawing);
  return picture ?? (src === undefined ? null : { src });
}
