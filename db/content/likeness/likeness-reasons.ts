import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { likenessLimits } from '../../../domain/content/likeness/compared-text.ts';
import type { Twin } from '../../../domain/content/likeness/twin-index.ts';
import { storable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { findItemState } from '../find-items.ts';
import { NotPublishable } from '../publishing/not-publishable.ts';
import { newestFields } from '../publishing/waiting-draft.ts';
import { findTwins } from './find-twins.ts';

interface LikenessReason {
  reason: string;
  made_by: string;
  made_at: string;
  twins: string[];
}

interface Item {
  kind: StoredKind;
  id: string;
}

export async function findLikenessReason(
  db: Database,
  { kind, id }: Item,
): Promise<LikenessReason | null> {
  const row = await db
    .selectFrom('likeness_reasons')
    .select(['reason', 'made_by', 'made_at', 'twins'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, twins: JSON.parse(row.twins) } : null;
}

export function needingReason(twins: Twin[]): Twin[] {
  return twins.filter(({ likeness }) => likeness >= likenessLimits.reason);
}

/** Whether a reason was given for each of the twins; one for another text does not count. */
export function isExplained(twins: Twin[], reason: LikenessReason | null): boolean {
  return needingReason(twins).every(({ id }) => reason?.twins.includes(id));
}

export async function saveLikenessReason(
  db: Database,
  { kind, id }: Item,
  { reason, by, twins }: { reason: string; by: string; twins: Twin[] },
): Promise<void> {
  const row = storable({
    kind,
    item_id: id,
    reason,
    made_by: by,
    made_at: new Date().toISOString(),
    twins: JSON.stringify(needingReason(twins).map((twin) => twin.id)),
  });
  await db
    .insertInto('likeness_reasons')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(row))
    .execute();
}

/** What publishing an item would show: its newer draft, or what is stored. */
export async function twinsOfStored(db: Database, { kind, id }: Item): Promise<Twin[]> {
  const state = await findItemState(db, kind, id);
  if (!state) return [];
  const { fields: values } = await newestFields(db, state);
  return findTwins(db, { kind, id, values });
}

/** Nobody has written why it is needed beside an item that is nearly the same. */
export class TwinUnexplained extends NotPublishable {
  readonly twin: Twin & { title: string };

  constructor(twin: Twin & { title: string }) {
    const percent = Math.floor(twin.likeness * 100);
    super(
      `${percent} % of the text is also that of '${twin.title}'. Open it, or Likeness, and write why both are needed.`,
    );
    this.twin = twin;
  }
}

/**
 * Publishing in the back office; the specified calls never ask (decision D68).
 * @throws {TwinUnexplained}
 */
export async function refuseTwin(db: Database, item: Item): Promise<void> {
  const given = await findLikenessReason(db, item);
  const twins = needingReason(await twinsOfStored(db, item));
  const nearest = twins.find(({ id }) => !given?.twins.includes(id));
  if (!nearest) return;
  const title = (await findItemState(db, item.kind, nearest.id))?.title ?? '';
  throw new TwinUnexplained({ ...nearest, title });
}
