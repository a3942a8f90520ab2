import { findItemState } from '../../../db/content/find-items.ts';
import { findPassages, findTwins } from '../../../db/content/likeness/find-twins.ts';
import {
  findLikenessReason,
  isExplained,
  needingReason,
} from '../../../db/content/likeness/likeness-reasons.ts';
import type { Database } from '../../../db/open.ts';
import type { LikenessOfForm, NamedTwin } from '../../../domain/api/content/likeness.ts';
import { itemFromValues } from '../../../domain/content/draft-values.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';

/** As a save would store them. */
export function sentValues(kind: StoredKind, fields: object): Record<string, unknown> {
  return itemFromValues(storedKindNamed(kind), fields, '');
}

/** Twins that one answer names. */
const maxNamed = 5;

interface Form {
  kind: StoredKind;
  id: string | null;
  fields: object;
}

export async function likenessOfForm(
  db: Database,
  { kind, id, fields }: Form,
): Promise<Omit<LikenessOfForm, 'ms'>> {
  const item = { kind, id, values: sentValues(kind, fields) };
  const twins = await findTwins(db, item);
  const given = id === null ? null : await findLikenessReason(db, { kind, id });
  const named = twins.slice(0, maxNamed).map(async (twin): Promise<NamedTwin> => {
    const title = (await findItemState(db, kind, twin.id))?.title ?? '';
    return { ...twin, title };
  });
  const [nearest] = twins;
  const isGiven = given !== null && needingReason(twins).length > 0 && isExplained(twins, given);
  return {
    twins: await Promise.all(named),
    passages: nearest ? await findPassages(db, item, nearest.id) : [],
    reason: isGiven ? given : null,
    needsReason: !isExplained(twins, given),
  };
}
