import { type DrawingKind, drawingSizes, pictureFor } from './drawing.ts';
import type { FocusPoint } from './focus.ts';

export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureDetails {
  alt?: string;
  /** The tag of its language, on a page in another. */
  altLanguage?: string;
  focus?: FocusPoint;
  placeholder?: string;
  /** Its own, where its name does not hold it. */
  size?: PictureSize;
}

export interface ResolvedPicture extends PictureDetails {
  src: string;
}

/** Where it stands it may have words of its own, in the language of the page. */
export function describedThere(picture: ResolvedPicture, alt: string): ResolvedPicture {
  return alt ? { ...picture, alt, altLanguage: undefined } : picture;
}

export interface SizedPicture extends ResolvedPicture, PictureSize {}

export function inShape(picture: ResolvedPicture, kind: DrawingKind): SizedPicture {
  return { ...picture, src: pictureFor(picture.src, '', kind), ...drawingSizes[kind] };
}
