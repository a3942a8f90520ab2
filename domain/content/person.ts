import type { ResolvedPicture } from '../media/picture.ts';

/** Somebody whom a page shows. */
export interface Person {
  id: string;
  name: string;
  role: string;
  about: string;
  portrait: string;
  /** Of the page, and of the section on it. */
  path: string;
  anchor: string;
}

export type ShownPerson = Omit<Person, 'portrait'> & { portrait: ResolvedPicture | null };

/** As names are compared: an article names its author by hand. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
