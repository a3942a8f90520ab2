import { deleteMissedAddress } from '../../../db/content/addresses/missed-addresses.ts';
import { findRedirectAt, saveRedirect } from '../../../db/content/addresses/redirects.ts';
import type { ImportEntry } from '../../../db/moving/entries.ts';
import { findAddressesOf, markAddresses } from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import type { ItemHere } from './stored-item.ts';

type Goal = Pick<ItemHere, 'kind' | 'id' | 'path'> | { target: string };

/** Every old address of an entry leads to what became of it (R-I-06). */
export async function redirectOldAddresses(
  transaction: Database,
  entry: Pick<ImportEntry, 'import_id' | 'source_id'>,
  goal: Goal,
  by: string,
): Promise<void> {
  const toItem = 'target' in goal ? null : goal;
  const { kind = null, id: item_id = null, path: own } = toItem ?? {};
  const leads = { target: 'target' in goal ? goal.target : null, kind, item_id };
  for (const { import_id, path, state } of await findAddressesOf(transaction, entry)) {
    if (state !== 'redirect') continue;
    const there = await findRedirectAt(transaction, path);
    const isOfItem = item_id !== null && there?.kind === kind && there.item_id === item_id;
    // An earlier import has brought it.
    if (isOfItem) continue;
    if (there || path === own) {
      await markAddresses(transaction, { import_id, path }, 'stays');
      continue;
    }
    await saveRedirect(transaction, { path, ...leads, by });
    await deleteMissedAddress(transaction, path);
  }
}
