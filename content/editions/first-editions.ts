import type { EditionContent } from './edition-content.ts';

/** The folders of a language, which are those of the originals, and the texts of the site itself. */
export const editionFolders = [
  'blogs',
  'case-studies',
  'location-pages',
  'pages',
  'settings',
] as const;

export type FirstEditions = Readonly<
  Record<(typeof editionFolders)[number], readonly EditionContent[]>
>;
