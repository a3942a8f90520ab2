import { editionNameOf, itemKinds, type StoredKind } from '../kinds/names.ts';

/** Whose pages are texts of their own; pages of sections show what the site has in many places. */
const comparedKinds = itemKinds.filter((kind) => kind !== 'page');

export const comparedStored: readonly StoredKind[] = comparedKinds.flatMap((kind) => [
  kind,
  editionNameOf(kind),
]);

export function isCompared(kind: string): boolean {
  return comparedStored.some((name) => name === kind);
}

/** The newest are compared: more would take memory that pages need. */
export const maxCompared = 5_000;
