import { setImmediate } from 'node:timers/promises';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { comparedStored, isCompared } from '../../../domain/content/likeness/compared-kinds.ts';
import { comparedText } from '../../../domain/content/likeness/compared-text.ts';
import { type Passage, passagesOf } from '../../../domain/content/likeness/passages.ts';
import type { Twin, TwinIndex } from '../../../domain/content/likeness/twin-index.ts';
import type { Database } from '../../open.ts';
import { findItemState } from '../find-items.ts';
import type { ItemRow } from '../item-tables.ts';
import { comparedTexts } from './twin-store.ts';

export interface ComparedItem {
  kind: StoredKind;
  /** Null for an item that is not stored. */
  id: string | null;
  values: ItemRow;
}

/** The language of an edition, which its values may lack; null for an original. */
function languageIn({ kind, values }: ComparedItem): string | null {
  return storedKindNamed(kind).original ? String(values.language ?? '') : null;
}

/** Stored items of the same kind and language, drafts included, of which more than half is the same. */
export async function findTwins(db: Database, item: ComparedItem): Promise<Twin[]> {
  if (!isCompared(item.kind)) return [];
  const { compared, maskFor } = await comparedTexts(db, item.kind);
  const mask = maskFor(languageIn(item));
  const text = comparedText(storedKindNamed(item.kind), item.values, mask);
  return text ? (compared.indexes.get(mask.language)?.twinsOf(text, item.id) ?? []) : [];
}

/** What both say, side by side; none for an item that is gone. */
export async function findPassages(
  db: Database,
  item: ComparedItem,
  other: string,
): Promise<Passage[]> {
  const state = await findItemState(db, item.kind, other);
  if (!state) return [];
  const { maskFor } = await comparedTexts(db, item.kind);
  const both = { own: item.values, other: state.fields };
  return passagesOf(storedKindNamed(item.kind), both, maskFor(languageIn(item)));
}

export interface TwinPair {
  kind: StoredKind;
  language: string;
  one: string;
  other: string;
  likeness: number;
}

/** Between two turns of other work; each takes about a millisecond of processor. */
const batch = 10;

async function pairsIn(index: TwinIndex): Promise<Pick<TwinPair, 'one' | 'other' | 'likeness'>[]> {
  const pairs = new Map<string, Pick<TwinPair, 'one' | 'other' | 'likeness'>>();
  for (const [at, one] of index.ids().entries()) {
    if (at % batch === 0) await setImmediate();
    for (const { id, likeness } of index.twinsOfStored(one)) {
      // Of counted ids the older one first, in whatever order they were read.
      const isOlder = one.localeCompare(id, 'en', { numeric: true }) < 0;
      const [first, second] = isOlder ? [one, id] : [id, one];
      pairs.set(`${first} ${second}`, { one: first, other: second, likeness });
    }
  }
  return [...pairs.values()];
}

/** Every two stored items that are alike, the most alike first, and how many were compared. */
export async function findTwinPairs(db: Database): Promise<{ pairs: TwinPair[]; count: number }> {
  const pairs: TwinPair[] = [];
  let count = 0;
  for (const kind of comparedStored) {
    const { compared } = await comparedTexts(db, kind);
    for (const [language, index] of compared.indexes) {
      count += index.size;
      pairs.push(...(await pairsIn(index)).map((pair) => ({ kind, language, ...pair })));
    }
  }
  return { pairs: pairs.toSorted((one, other) => other.likeness - one.likeness), count };
}
