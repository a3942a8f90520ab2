import { deleteMissedAddress } from '../../../db/content/addresses/missed-addresses.ts';
import { findRedirectAt, saveRedirect } from '../../../db/content/addresses/redirects.ts';
import type { ImportEntry } from '../../../db/moving/entries.ts';
import { findAddressesOf, markAnswered } from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';

type Goal = { kind: StoredKind; item_id: string } | { target: string };

/** Every old address of an entry leads to what became of it (R-I-06). */
export async function redirectOldAddresses(
  transaction: Database,
  entry: Pick<ImportEntry, 'import_id' | 'source_id'>,
  goal: Goal,
  by: string,
): Promise<void> {
  const leads =
    'target' in goal ? { ...goal, kind: null, item_id: null } : { ...goal, target: null };
  for (const { import_id, path, state } of await findAddressesOf(transaction, entry)) {
    if (state !== 'redirect') continue;
    if (await findRedirectAt(transaction, path)) {
      await markAnswered(transaction, { import_id, path });
      continue;
    }
    await saveRedirect(transaction, { path, ...leads, by });
    await deleteMissedAddress(transaction, path);
  }
}
