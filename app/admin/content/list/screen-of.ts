import { data } from 'react-router';
import { titleOf } from '../../../../domain/content/kind.ts';
import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { type AnyKind, kinds } from '../../../../domain/content/kinds/kinds.ts';
import { capitalized, pluralOf } from '../../../../domain/content/kinds/names.ts';
import { specialParts } from '../kinds/parts.ts';
import { listTexts } from '../texts/lists.ts';
import type { ItemScreen, ScreenTexts } from './item-screen.ts';
import { ItemTable } from './item-table.tsx';

function textsOf({ name, noun, untitled }: AnyKind): ScreenTexts {
  const many = pluralOf(name);
  return {
    screen: capitalized(many),
    create: `New ${noun}`,
    loading: `Loading the ${many}`,
    empty: `There is no ${noun} yet. The button above starts the first one.`,
    search: `Find a ${noun}`,
    sorts: listTexts.sorts,
    untitled,
    editor: capitalized(noun),
    loadingOne: `Loading the ${noun}`,
    deleteQuestion: `Delete this ${noun}?`,
  };
}

function screenOf(kind: AnyKind): ItemScreen {
  const {
    texts: own,
    titleOf: titled,
    Items = ItemTable,
    extras = {},
    maker = null,
  } = specialParts[kind.name] ?? {};
  const texts = { ...textsOf(kind), ...own };
  return {
    kind,
    texts,
    titleOf: titled ?? ((item) => titleOf(kind, item) || texts.untitled),
    Items,
    extras,
    maker,
  };
}

const screens = kinds.map(screenOf);

/**
 * What a list, or an editor below it, shows: its route stands in app/routes.ts once for each kind.
 * @throws what the router answers for an address without a screen
 */
export function screenAt(pathname: string): ItemScreen {
  // The router matches addresses in any case.
  const path = `${pathname.toLowerCase()}/`;
  const screen = screens.find(({ kind }) => path.startsWith(`${listPathOf(kind.name)}/`));
  if (!screen) throw data(null, { status: 404 });
  return screen;
}
