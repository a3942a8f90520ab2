import { findItemState } from '../../../db/content/find-items.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import { findRemark, type Item } from '../../../db/content/remarks/remarks.ts';
import type { Database } from '../../../db/open.ts';
import { remarkLimits } from '../../../domain/content/remarks/limits.ts';
import { noSuchItem, Refusal, requireFound } from '../../http/refusal.ts';

export const remarkCalls = {
  tags: ['Remarks'],
  access: 'admin',
  audit: { values: ['text'] },
} as const;

export const orNotFound = requireFound('There is no such remark. Perhaps somebody has deleted it.');

/** @throws {Refusal} 409 */
export function orFull<Row>(row: Row | 'full'): Row {
  if (row !== 'full') return row;
  const { count } = remarkLimits;
  throw new Refusal(409, `There are ${count} remarks here already. Delete resolved ones first.`);
}

/** The item that is spoken of. @throws {Refusal} also while it is in the trash, where its remarks wait */
export async function itemOf(db: Database, { kind, item_id }: Item): Promise<ItemState> {
  const item = await findItemState(db, kind, item_id);
  if (item) return item;
  throw noSuchItem();
}

/** The remark itself, or the one that an answer stands below, and their item. */
export async function findThread(db: Database, id: number) {
  const remark = orNotFound(await findRemark(db, id));
  const thread =
    remark.answers_to === null ? remark : orNotFound(await findRemark(db, remark.answers_to));
  return { thread, item: await itemOf(db, thread) };
}
