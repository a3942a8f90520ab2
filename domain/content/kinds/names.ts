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

export type ItemKind = keyof typeof kindWords;

// Its keys, which Object.keys cannot know.
export const itemKinds = Object.keys(kindWords) as ItemKind[];

/** What an item's edition in a further language is stored as (decision 0046). */
export type EditionKind = `${ItemKind}-edition`;

/** All that is stored as items are: those that editors list, and their editions. */
export type StoredKind = ItemKind | EditionKind;

export function editionNameOf(kind: ItemKind): EditionKind {
  return `${kind}-edition`;
}

const editionKinds = itemKinds.map(editionNameOf);

export const storedKinds: readonly StoredKind[] = [...itemKinds, ...editionKinds];

/** The kind of the item that an edition is of; null for what is none. */
export function originalNameOf(kind: string): ItemKind | null {
  return itemKinds.find((name) => editionNameOf(name) === kind) ?? null;
}

export function isItemKind(kind: string): kind is ItemKind {
  return itemKinds.some((name) => name === kind);
}

/** 'blog', and 'blog edition'. */
export function nounOf(kind: StoredKind): StoredNoun {
  if (isItemKind(kind)) return kindWords[kind].noun;
  return `${kindWords[originalNameOf(kind) ?? 'page'].noun} edition`;
}

const itemNouns = itemKinds.map((name) => kindWords[name].noun);

type StoredNoun = (typeof itemNouns)[number] | `${(typeof itemNouns)[number]} edition`;

export const storedNouns: readonly StoredNoun[] = storedKinds.map(nounOf);

export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

export function pluralOf(kind: ItemKind): string {
  return kindWords[kind].plural.replaceAll('-', ' ');
}
