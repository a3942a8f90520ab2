import type { Database } from '../open.ts';
import { rewriteInnerLinks } from './addresses/inner-links.ts';
import { deleteMissedAddress } from './addresses/missed-addresses.ts';
import {
  deleteOldAddress,
  findOldAddresses,
  findRedirectAt,
  saveRedirect,
} from './addresses/redirects.ts';
import { recordRevision } from './history/revisions.ts';
import { updateEntries } from './item-entries.ts';
import type { ItemState } from './item-state.ts';
import { updateSearchText } from './public/search-texts.ts';
import { findTakenBack } from './publishing/standing.ts';
import { refuseUnapproved } from './sign-off/required.ts';
import type { Save } from './versions.ts';

interface ItemChange {
  before: ItemState | null;
  after: ItemState | null;
}

function actionOf({ before, after }: ItemChange, { action }: Save): string {
  if (action) return action;
  if (!after) return 'deleted';
  return before ? 'saved' : 'created';
}

/** An address that was ever public leads to the new one, or where somebody let it lead, or answers 410. */
async function keepAddresses(
  transaction: Database,
  { before, after }: ItemChange,
  save: Save,
): Promise<void> {
  const from = before?.address ?? null;
  const to = after?.address ?? null;
  if (to !== null) {
    await deleteOldAddress(transaction, to);
    await deleteMissedAddress(transaction, to);
  }
  if (!before || from === to) return;
  const { kind, id } = before;
  if (from !== null) {
    if (to === null && (await findRedirectAt(transaction, from))?.kind === null) return;
    await saveRedirect(transaction, { path: from, target: null, kind, item_id: id, by: save.by });
  }
  if (to === null) return;
  // What was taken back may have been renamed meanwhile; its address then was the last to become old.
  const wasPublic = from === null && (await findTakenBack(transaction, before)) !== null;
  const [left] = wasPublic ? await findOldAddresses(transaction, kind, id) : [from];
  if (left) await rewriteInnerLinks(transaction, { from: left, to, own: before }, save);
}

export async function noteChange(
  transaction: Database,
  change: ItemChange,
  save: Save,
): Promise<void> {
  const { before } = change;
  const after = change.after ?? before;
  if (!after) return;
  if (change.after && change.after.address !== null) {
    await refuseUnapproved(transaction, change.after, save);
  }
  await recordRevision(transaction, { action: actionOf(change, save), before, after }, save);
  await keepAddresses(transaction, change, save);
  await updateSearchText(transaction, after);
  await updateEntries(transaction, after);
}
