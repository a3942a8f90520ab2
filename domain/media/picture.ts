import { type DrawingKind, drawingSizes, pictureFor } from './drawing.ts';
import type { PictureFocus } from './upload.ts';

export interface PictureDetails {
  alt?: string;
  focus?: PictureFocus;
  placeholder?: string;
}

export interface ResolvedPicture extends PictureDetails {
  src: string;
}

export interface SizedPicture extends ResolvedPicture {
  width: number;
  height: number;
}

export function inShape(picture: ResolvedPicture, kind: DrawingKind): SizedPicture {
  return { ...picture, src: pictureFor(picture.src, '', kind), ...drawingSizes[kind] };
}
