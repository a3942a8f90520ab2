import { findItemState } from '../../../db/content/find-items.ts';
import type { TwinPair } from '../../../db/content/likeness/find-twins.ts';
import { findLikenessReason } from '../../../db/content/likeness/likeness-reasons.ts';
import type { Database } from '../../../db/open.ts';
import type { LikePair } from '../../../domain/api/content/likeness.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';

async function endOf(db: Database, kind: StoredKind, [id, other]: [string, string]) {
  const [state, reason] = await Promise.all([
    findItemState(db, kind, id),
    findLikenessReason(db, { kind, id }),
  ]);
  if (!state) return null;
  const { title, address } = state;
  return { id, title, address, reason: reason?.twins.includes(other) ? reason : null };
}

/** With their titles and reasons, without what is gone. */
export async function namedPairs(db: Database, pairs: TwinPair[]): Promise<LikePair[]> {
  const named = pairs.map(async ({ kind, language, one, other, likeness }): Promise<LikePair[]> => {
    const [first, second] = await Promise.all([
      endOf(db, kind, [one, other]),
      endOf(db, kind, [other, one]),
    ]);
    return first && second ? [{ kind, language, one: first, other: second, likeness }] : [];
  });
  return (await Promise.all(named)).flat();
}
