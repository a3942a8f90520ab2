import { remarkLimits } from '../../../domain/content/remarks/limits.ts';
import { mentionedIn } from '../../../domain/content/remarks/mentions.ts';
import type { RemarkPlace } from '../../../domain/content/remarks/remark.ts';
import { storable } from '../../column-limits.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { Database } from '../../open.ts';
import { hasChanged } from '../../row-counts.ts';
import { queueMentionMails } from './mention-mail.ts';
import type { RemarkRow } from './remark-tables.ts';
import { countRemarks, findRemark, type Item } from './remarks.ts';

export interface RemarkAuthor {
  /** Null for somebody without an account, whose name stands in place of an address. */
  user_id: number | null;
  email: string;
}

interface Written {
  text: string;
  by: RemarkAuthor;
  now: number;
  /** Whoever is mentioned gets a mail, too. */
  byMail?: boolean;
  /** Instead of those whom the text mentions. */
  mentions?: string[];
  /** The sign-off link that it comes through. */
  link_id?: string;
}

/** Of accounts that can sign in; nobody mentions themselves. */
async function noteMentions(
  transaction: Database,
  { remark_id, text, user_id }: RemarkRow,
  { now, byMail = false, mentions }: Pick<Written, 'now' | 'byMail' | 'mentions'>,
) {
  await transaction.deleteFrom('remark_mentions').where('remark_id', '=', remark_id).execute();
  const addresses = mentions ?? mentionedIn(text);
  if (addresses.length === 0) return;
  const users = await transaction
    .selectFrom('users')
    .select(['user_id', 'mails_mentions'])
    .where('email', 'in', addresses)
    .where('is_admin', '=', 1)
    .where('is_disabled', '=', 0)
    .execute();
  const others = users.filter((user) => user.user_id !== user_id);
  if (others.length === 0) return;
  const rows = others.map((user) => ({ remark_id, user_id: user.user_id }));
  await transaction.insertInto('remark_mentions').values(rows).execute();
  if (!byMail) return;
  const mailed = others.filter(({ mails_mentions }) => mails_mentions === 1);
  await queueMentionMails(
    transaction,
    remark_id,
    mailed.map((user) => user.user_id),
    now,
  );
}

type New = Item & Omit<RemarkPlace, 'words'> & { words: string; answers_to: number | null };

async function insert(db: Database, place: New, { text, by, now, link_id, ...rest }: Written) {
  return inTransaction(db, async (transaction) => {
    if ((await countRemarks(transaction, place)) >= remarkLimits.count) return 'full';
    const { user_id, email: made_by } = by;
    const made_at = new Date(now).toISOString();
    const row = await transaction
      .insertInto('remarks')
      .values(storable({ ...place, text, user_id, made_by, made_at, link_id: link_id ?? null }))
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteMentions(transaction, row, { now, ...rest });
    return row;
  });
}

export function insertRemark(
  db: Database,
  { words, ...place }: Item & RemarkPlace,
  written: Written,
): Promise<RemarkRow | 'full'> {
  const marked = words === null ? '' : JSON.stringify(storable(words));
  return insert(db, { ...place, words: marked, answers_to: null }, written);
}

/** So that no answer is written while its remark goes. @returns null for one that is deleted */
async function lockRemark(transaction: Database, { remark_id }: RemarkRow) {
  const row = await transaction
    .updateTable('remarks')
    .set((eb) => ({ resolved_at: eb.ref('resolved_at') }))
    .where('remark_id', '=', remark_id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** One level: an answer to an answer stands below the same remark. @returns null where that is deleted */
export function insertReply(
  db: Database,
  remark: RemarkRow,
  written: Written,
): Promise<RemarkRow | 'full' | 'resolved' | null> {
  const { kind, item_id, language, section, field, remark_id: answers_to } = remark;
  const place = { kind, item_id, language, section, field, words: '', answers_to };
  return inTransaction(db, async (transaction) => {
    const thread = await lockRemark(transaction, remark);
    if (!thread) return null;
    return thread.resolved_at === null ? insert(transaction, place, written) : 'resolved';
  });
}

async function set(
  transaction: Database,
  remark_id: number,
  values: Partial<Omit<RemarkRow, 'remark_id'>>,
): Promise<RemarkRow> {
  return transaction
    .updateTable('remarks')
    .set(storable(values))
    .where('remark_id', '=', remark_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateRemark(
  db: Database,
  { remark_id }: RemarkRow,
  { text, now, byMail }: Omit<Written, 'by'>,
): Promise<RemarkRow> {
  return inTransaction(db, async (transaction) => {
    const edited_at = new Date(now).toISOString();
    const row = await set(transaction, remark_id, { text, edited_at });
    await noteMentions(transaction, row, { now, byMail });
    return row;
  });
}

/** @param resolved null opens it again */
export function resolveRemark(
  db: Database,
  { remark_id }: RemarkRow,
  resolved: { by: RemarkAuthor; now: number } | null,
): Promise<RemarkRow> {
  const resolved_at = resolved && new Date(resolved.now).toISOString();
  return set(db, remark_id, { resolved_at, resolved_by: resolved?.by.email ?? '' });
}

async function hasAnswers(db: Database, { kind, item_id, remark_id }: RemarkRow): Promise<boolean> {
  const answer = await db
    .selectFrom('remarks')
    .select('remark_id')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('answers_to', '=', remark_id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

/** Its answers go and come back with it: those that were deleted before have another time. */
async function setDeleted(db: Database, remark: RemarkRow, from: string | null, to: string | null) {
  const { kind, item_id, remark_id } = remark;
  await db
    .updateTable('remarks')
    .set({ deleted_at: to })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where((eb) => eb.or([eb('remark_id', '=', remark_id), eb('answers_to', '=', remark_id)]))
    .where('deleted_at', from === null ? 'is' : '=', from)
    .execute();
}

/** @returns false for one that is open and has answers: it stays */
export function deleteRemark(db: Database, remark: RemarkRow, now: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockRemark(transaction, remark);
    const isOpen = stored?.resolved_at === null;
    if (isOpen && (await hasAnswers(transaction, remark))) return false;
    await setDeleted(transaction, remark, null, new Date(now).toISOString());
    return true;
  });
}

/** @returns 'full' where others have been written meanwhile, 'unknown' below a remark that is deleted */
export function restoreRemark(
  db: Database,
  remark: RemarkRow,
): Promise<'restored' | 'full' | 'unknown'> {
  return inTransaction(db, async (transaction) => {
    if ((await countRemarks(transaction, remark)) >= remarkLimits.count) return 'full';
    const { answers_to } = remark;
    if (answers_to !== null && !(await findRemark(transaction, answers_to))) return 'unknown';
    await setDeleted(transaction, remark, remark.deleted_at, null);
    return 'restored';
  });
}

async function deleteMentionsOfNone(transaction: Database): Promise<void> {
  await transaction
    .deleteFrom('remark_mentions')
    .where('remark_id', 'not in', (eb) => eb.selectFrom('remarks').select('remark_id'))
    .execute();
}

export async function deleteRemarksOfItem(
  transaction: Database,
  { kind, item_id }: Item,
): Promise<void> {
  const ofItem = transaction
    .selectFrom('remarks')
    .select('remark_id')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id);
  await transaction.deleteFrom('remark_mentions').where('remark_id', 'in', ofItem).execute();
  await transaction
    .deleteFrom('remarks')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .execute();
}

/** What was deleted before `time`. */
export async function purgeRemarks(db: Database, time: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const deletion = transaction
      .deleteFrom('remarks')
      .where('deleted_at', '<', new Date(time).toISOString());
    if (await hasChanged(deletion)) await deleteMentionsOfNone(transaction);
  });
}
