import type { RevisedKind } from '../../../../domain/content/item.ts';
import {
  capitalized,
  itemKinds,
  kindWords as words,
} from '../../../../domain/content/kinds/names.ts';

/** What people call the kinds of things that are saved. */
export const kindNames = {
  ...Object.fromEntries(itemKinds.map((name) => [name, capitalized(words[name].noun)])),
  setting: 'Settings',
  // Made of the very list of kinds that the type is made of.
} as Record<RevisedKind, string>;

export const itemTexts = {
  untitled: 'Untitled',
  /** Who did what nobody asked for, such as publishing on time. */
  itself: 'The site itself',
} as const;
