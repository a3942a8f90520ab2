import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import { languageAt } from '../../../db/content/addresses/language-addresses.ts';
import { findItemState } from '../../../db/content/find-items.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import type { Database } from '../../../db/open.ts';
import { comparablePath } from '../../../domain/content/addresses/address.ts';
import { originalNameOf } from '../../../domain/content/kinds/names.ts';

type Public = ItemState & { address: string };

/** What decides whether search engines find an item: of an edition, its original. */
export async function originalOf(db: Database, state: Public): Promise<Public> {
  const name = originalNameOf(state.kind);
  const original = name && (await findItemState(db, name, String(state.fields.origin_id)));
  if (!original || original.address === null) return state;
  return { ...original, address: original.address };
}

/** Where an edition is no more, a page stands that names the languages of its original, if that is there. */
export async function statusesWithout(db: Database, path: string): Promise<readonly number[]> {
  const address = comparablePath(path) ?? path;
  const language = await languageAt(db, address);
  const rest = language && (address.slice(language.prefix.length) || '/');
  const isOriginal = rest !== null && (await isPublicPath(db, rest));
  return language?.isPublished && isOriginal ? [200] : [410, 404];
}
