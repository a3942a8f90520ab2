import type { RevisedKind } from '../../../../domain/content/item.ts';
import { capitalized, nounOf, storedKinds } from '../../../../domain/content/kinds/names.ts';

/** What people call the kinds of things that are saved. */
export const kindNames = {
  ...Object.fromEntries(storedKinds.map((name) => [name, capitalized(nounOf(name))])),
  setting: 'Settings',
  // Made of the very list of kinds that the type is made of.
} as Record<RevisedKind, string>;

export const itemTexts = {
  untitled: 'Untitled',
  /** Who did what nobody asked for, such as publishing on time. */
  itself: 'The site itself',
} as const;
