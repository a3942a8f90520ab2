import type { ItemKind } from '../content/kinds/kinds.ts';
import type { locationPageKind } from '../content/kinds/location-page.ts';

/** Pixels (design.md section 5). */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** A location page has its picture as a page. */
export type SocialPictureKind = 'page' | Exclude<ItemKind, (typeof locationPageKind)['name']>;

export function socialPictureAddress(kind: SocialPictureKind, id: string | number): string {
  return `/social/${kind}/${encodeURIComponent(id)}.png`;
}

export function socialPictureOfPath(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** Raise it when media/social-picture.ts draws otherwise, so that stored pictures are redrawn. */
export const socialPictureVersion = 1;
