import type { FoundItem } from '../../../../domain/api/content/item-search.ts';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { capitalized, itemKinds, kindWords } from '../../../../domain/content/kinds/names.ts';
import type { PublishingState } from '../../../../domain/content/publishing.ts';
import { folded } from '../../../../domain/content/text/search-text.ts';
import { searchWords } from '../../../../domain/list-part.ts';
import { editPathOfNoun } from '../../content/screens.ts';
import { itemTexts, kindNames } from '../../content/texts/items.ts';
import { furtherLanguages } from '../../site-facts.ts';
import { languagesScreen, listScreens, screens } from '../side-bar.tsx';
import { shellTexts } from '../texts.ts';
import { paletteTexts as texts } from './texts.ts';

export type Group = keyof typeof texts.groups;

export interface Entry {
  id: string;
  group: Group;
  label: string;
  note: string;
  state?: PublishingState;
  /** An address of the back office, what is made, or the end of the session. */
  goal: { to: string } | { create: ItemKind } | { logout: true };
}

const allScreens = [
  { path: '/admin', name: texts.portal },
  ...listScreens,
  // The language of origin has nothing to translate; further ones are added in the settings.
  languagesScreen,
  { path: '/admin/enquiries', name: shellTexts.enquiries },
  ...screens,
];

const fixed: Entry[] = [
  ...itemKinds.map(
    (kind): Entry => ({
      id: `create ${kind}`,
      group: 'actions',
      label: texts.create(kindWords[kind].noun),
      note: '',
      goal: { create: kind },
    }),
  ),
  { id: 'logout', group: 'actions', label: texts.logout, note: '', goal: { logout: true } },
  ...allScreens.map(
    ({ path, name }): Entry => ({
      id: path,
      group: 'screens',
      label: name,
      note: '',
      goal: { to: path },
    }),
  ),
];

export function fixedEntries(find: string): Entry[] {
  const words = searchWords(find);
  const hasLanguages = furtherLanguages().length > 0;
  const there = hasLanguages ? fixed : fixed.filter(({ id }) => id !== languagesScreen.path);
  return there.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}

export function itemEntry({ kind, id, title, state }: FoundItem): Entry {
  const to = editPathOf(kind, id);
  return { id: to, group: 'items', label: title, note: kindNames[kind], state, goal: { to } };
}

export function changedEntry(item: RecentItem): Entry {
  const { kind: noun, title } = item;
  const to = editPathOfNoun(item);
  const label = title || itemTexts.untitled;
  return { id: to, group: 'recent', label, note: capitalized(noun), goal: { to } };
}
