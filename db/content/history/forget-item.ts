import { isItemKind, type StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { deleteRemarksOfItem } from '../remarks/change-remarks.ts';
import { deleteSignOffOfItem } from '../sign-off/links.ts';
import { deletePreviewKey } from './preview-keys.ts';
import { deleteRevisions } from './revisions.ts';

/** All that is stored about an item, or an edition, that is deleted for ever. */
export async function forgetItem(
  transaction: Database,
  { kind, id }: { kind: StoredKind; id: string },
): Promise<void> {
  await deleteRevisions(transaction, kind, id);
  await deletePreviewKey(transaction, kind, id);
  await deleteSignOffOfItem(transaction, { kind, item_id: id });
  if (isItemKind(kind)) await deleteRemarksOfItem(transaction, { kind, item_id: id });
}
