import { type DrawingKind, drawingSizes, pictureFor } from './drawing.ts';
import type { FocusPoint } from './focus.ts';

export interface PictureDetails {
  alt?: string;
  focus?: FocusPoint;
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
