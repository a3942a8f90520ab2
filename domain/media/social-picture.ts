import { itemKinds } from '../content/kinds/names.ts';

/** Pixels (design.md section 5). */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Pages are named by their path, and location pages as pages, too. */
export const socialPictureKinds = itemKinds;

export type SocialPictureKind = (typeof socialPictureKinds)[number];

export function socialPictureAddress(kind: SocialPictureKind, id: string | number): string {
  return `/social/${kind}/${encodeURIComponent(id)}.png`;
}

/** Of a page at /home, as the home page has that name; no address of a page ends so. */
const idOfHome = 'home.data';

export function socialPictureOfPath(path: string): string {
  if (path === '/home') return idOfHome;
  return path === '/' ? 'home' : path.slice(1);
}

export function pathOfSocialPicture(id: string): string {
  return id === idOfHome ? '/home' : `/${id}`;
}

/** Raise it when media/social/social-picture.ts draws otherwise, so that stored pictures are redrawn. */
export const socialPictureVersion = 3;
