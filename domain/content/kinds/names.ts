/**
 * What the kinds are called, apart from all else about them: the back office's first script names kinds
 * and must not bring every field of theirs along.
 */
export const kindWords = {
  'case-study': { noun: 'case study', plural: 'case-studies' },
  blog: { noun: 'blog', plural: 'blogs' },
  'location-page': { noun: 'location page', plural: 'location-pages' },
  page: { noun: 'page', plural: 'pages' },
} as const;

// Its keys, which Object.keys cannot know.
export const itemKinds = Object.keys(kindWords) as (keyof typeof kindWords)[];

export const itemNouns = itemKinds.map((name) => kindWords[name].noun);

export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** 'case studies' */
export function pluralOf(kind: keyof typeof kindWords): string {
  return kindWords[kind].plural.replaceAll('-', ' ');
}
