import type { RemarkPlace } from '../../../domain/content/remarks/remark.ts';
import { signOffLimits } from '../../../domain/content/sign-off/sign-off.ts';
import { storable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { insertRemark, type RemarkAuthor } from '../remarks/change-remarks.ts';
import type { RemarkRow } from '../remarks/remark-tables.ts';
import type { Item } from '../remarks/remarks.ts';
import type { ItemToSign } from './item-to-sign.ts';
import { lockOpenLink } from './links.ts';

interface OfClient {
  text: string;
  by: RemarkAuthor;
  now: number;
  tokenHash: string;
  mentions: string[];
  byMail: boolean;
}

/**
 * A remark that was sent twice is one.
 *
 * @returns 'full' above the limit of a link or an item, 'ended' for a link that is not open any more
 */
export function insertClientRemark(
  db: Database,
  place: Item & RemarkPlace,
  { tokenHash, ...remark }: OfClient,
): Promise<number | 'full' | 'ended'> {
  return db.transaction().execute(async (transaction) => {
    const link = await lockOpenLink(transaction, tokenHash, remark.now);
    if (!link) return 'ended';
    const { link_id } = link;
    const rows = await transaction
      .selectFrom('remarks')
      .select(['remark_id', 'field', 'words', 'text', 'deleted_at'])
      .where('kind', '=', place.kind)
      .where('item_id', '=', place.item_id)
      .where('link_id', '=', link_id)
      .execute();
    const given = storable({ field: place.field, text: remark.text });
    const words = place.words === null ? '' : JSON.stringify(storable(place.words));
    const same = rows.find(
      (one) =>
        one.deleted_at === null &&
        one.field === given.field &&
        one.text === given.text &&
        one.words === words,
    );
    if (same) return same.remark_id;
    if (rows.length >= signOffLimits.remarksOfLink) return 'full';
    const row = await insertRemark(transaction, place, { ...remark, link_id });
    return row === 'full' ? 'full' : row.remark_id;
  });
}

const shown = [
  ...(['remark_id', 'section', 'field', 'words', 'text'] as const),
  ...(['made_by', 'made_at', 'resolved_at'] as const),
];

/** What came through a link and was not deleted, resolved or not. */
export function findRemarksOfLink(
  db: Database,
  { kind, id }: ItemToSign,
  link_id: string,
): Promise<Pick<RemarkRow, (typeof shown)[number]>[]> {
  return db
    .selectFrom('remarks')
    .select(shown)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('link_id', '=', link_id)
    .where('deleted_at', 'is', null)
    .orderBy('remark_id')
    .execute();
}
