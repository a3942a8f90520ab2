import type { ItemState } from './item-state.ts';
import type { Database } from './open.ts';
import { recordRevision } from './revisions.ts';
import type { Save } from './versions.ts';

/** An item before and after a change; null where there is none. */
interface ItemChange {
  before: ItemState | null;
  after: ItemState | null;
}

function actionOf({ before, after }: ItemChange, { action }: Save): string {
  if (action) return action;
  if (!after) return 'deleted';
  return before ? 'saved' : 'created';
}

/** What every change of an item leaves behind, in the transaction of the change. */
export async function noteChange(
  transaction: Database,
  change: ItemChange,
  save: Save,
): Promise<void> {
  const { before } = change;
  const after = change.after ?? before;
  if (!after) return;
  await recordRevision(transaction, { action: actionOf(change, save), before, after }, save);
}
