import { titleOf } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../../domain/content/kinds/names.ts';
import { comparedTitle } from '../../../domain/content/likeness/compared-title.ts';
import type { Database } from '../../open.ts';
import { findContentVersion } from '../content-version.ts';
import { findItemState } from '../find-items.ts';
import type { ComparedItem } from './find-twins.ts';
import { comparedKind } from './twin-store.ts';

export interface Titled {
  kind: ItemKind;
  id: string;
  title: string;
}

/** Read for their names, however many share a title. */
const maxNamed = 20;

/** Stored items of any kind, drafts included, whose page has the same title. */
export async function findSameTitle(
  db: Database,
  item: ComparedItem & { kind: ItemKind },
): Promise<Titled[]> {
  const title = comparedTitle(kindNamed(item.kind), item.values);
  if (title === '') return [];
  const found: Titled[] = [];
  const version = await findContentVersion(db);
  for (const kind of itemKinds) {
    const compared = await comparedKind(db, kind, version);
    const ids = compared.idsTitled(title).filter((id) => kind !== item.kind || id !== item.id);
    for (const id of ids.slice(0, maxNamed)) {
      const state = await findItemState(db, kind, id);
      if (state)
        found.push({ kind, id, title: titleOf(kindNamed(kind), state.fields) || state.title });
    }
  }
  return found;
}
