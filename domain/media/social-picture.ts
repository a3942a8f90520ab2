/** The picture that networks show beside a link to a page (design.md section 5), in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** What a picture is made for: a study or a blog by its id, any other page by its path. */
export type SocialPictureKind = 'page' | 'case-study' | 'blog';

export function socialPictureAddress(kind: SocialPictureKind, id: string | number): string {
  return `/social/${kind}/${encodeURIComponent(id)}.png`;
}

/** The id of a page's picture: its path without the first slash, and a name for the first page. */
export function socialPictureOfPath(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** Raised when media/social-picture.ts draws otherwise, so that kept pictures are drawn anew. */
export const socialPictureVersion = 1;
