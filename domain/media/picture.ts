import { type DrawingKind, drawingSizes, pictureFor } from './drawing.ts';
import type { PictureFocus } from './upload.ts';

/** What the library of uploads knows of a picture; a drawing and a foreign picture have none of it. */
export interface PictureDetails {
  alt?: string;
  focus?: PictureFocus;
  /** The colours that stand in its place until it arrives, as in domain/media/placeholder.ts. */
  placeholder?: string;
}

/** The picture of an item as its page gets it. */
export interface ResolvedPicture extends PictureDetails {
  /** A drawing is named in the shape of a card. */
  src: string;
}

/** A picture as its component draws it. */
export interface SizedPicture extends ResolvedPicture {
  width: number;
  height: number;
}

/** The picture in one of the shapes: a drawing has a file for each, a photo is cut. */
export function inShape(picture: ResolvedPicture, kind: DrawingKind): SizedPicture {
  return { ...picture, src: pictureFor(picture.src, '', kind), ...drawingSizes[kind] };
}
