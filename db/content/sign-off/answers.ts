import type {
  AnsweredSection,
  SeenText,
  Verdict,
} from '../../../domain/content/sign-off/sign-off.ts';
import { signOffLimits } from '../../../domain/content/sign-off/sign-off.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import { isRowId, storable } from '../../column-limits.ts';
import { isoTime } from '../../iso-time.ts';
import type { Database } from '../../open.ts';
import { findRemarksOfLink } from './client-remarks.ts';
import { findItemToSign, type HashedSection, type ItemToSign } from './item-to-sign.ts';
import { type ItemNamed, lockOpenLink, type OpenLink } from './links.ts';
import type { SignOffAnswerRow } from './sign-off-tables.ts';

export interface Answer extends Omit<SignOffAnswerRow, 'sections'> {
  sections: AnsweredSection[];
}

export function answerOf({ sections, ...row }: SignOffAnswerRow): Answer {
  return { ...row, sections: JSON.parse(sections) };
}

/** The oldest first. */
export async function findAnswers(db: Database, { kind, item_id }: ItemNamed): Promise<Answer[]> {
  const rows = await db
    .selectFrom('sign_off_answers')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .orderBy('answer_id')
    .execute();
  return rows.map(answerOf);
}

export async function findAnswer(db: Database, id: number): Promise<Answer | null> {
  if (!isRowId(id)) return null;
  const query = db.selectFrom('sign_off_answers').selectAll().where('answer_id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? answerOf(row) : null;
}

export async function findArrivedAnswers(db: Database, limit: number): Promise<Answer[]> {
  const rows = await db
    .selectFrom('sign_off_answers')
    .selectAll()
    .where('seen_at', 'is', null)
    .orderBy('answer_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(answerOf);
}

/** Of an item, up to `answer_id`. */
export async function dismissAnswers(
  db: Database,
  { kind, item_id, answer_id }: Pick<Answer, 'kind' | 'item_id' | 'answer_id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('sign_off_answers')
    .set({ seen_at: isoTime(now) })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('answer_id', '<=', answer_id)
    .where('seen_at', 'is', null)
    .execute();
}

interface ShownSection {
  id: string;
  hash: string;
}

interface Given {
  tokenHash: string;
  now: number;
  name: string;
  verdict: Verdict;
  shown: readonly ShownSection[];
  /** With what stands in the place of braces. */
  fill: (sections: readonly HashedSection[]) => HashedSection[];
}

type Outcome =
  | { outcome: 'stored'; link: OpenLink; answer: Pick<SignOffAnswerRow, 'title'> }
  | { outcome: 'ended' }
  | { outcome: 'gone' }
  | { outcome: 'full' }
  /** Changes or remarks, of which nobody wrote one. */
  | { outcome: 'unsaid' }
  /** What is not as it was shown any more. */
  | { outcome: 'changed'; item: ItemToSign; ids: string[] };

export function seenTexts({ texts }: HashedSection): SeenText[] {
  return texts.map(({ path, label, text, isHtml }) => ({
    path,
    label,
    text: isHtml ? plainText(text) : text,
  }));
}

/** A request that was sent twice: what the client said last stands there already. */
function isSame(last: Answer, { name, verdict, shown }: Given): boolean {
  const keyOf = ({ id, hash }: ShownSection) => `${id} ${hash}`;
  const [before, now] = [last.sections.map(keyOf).sort(), shown.map(keyOf).sort()];
  return last.name === name && last.verdict === verdict && before.join() === now.join();
}

/** An answer holds for what was shown, so nothing else may be stored (threat T43). */
export function insertAnswer(db: Database, given: Given): Promise<Outcome> {
  const { tokenHash, now, name, verdict, shown, fill } = given;
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const link = await lockOpenLink(transaction, tokenHash, now);
    if (!link) return { outcome: 'ended' };
    const { link_id, kind, item_id, email, name: recipient } = link;
    const item = await findItemToSign(transaction, kind, item_id);
    if (!item) return { outcome: 'gone' };
    const found = shown.map(({ id, hash }) => ({
      id,
      hash,
      section: item.sections.find((one) => one.id === id),
    }));
    const changed = found.filter(({ hash, section }) => section?.hash !== hash);
    if (changed.length > 0) return { outcome: 'changed', item, ids: changed.map(({ id }) => id) };
    const before = (await findAnswers(transaction, link)).filter((one) => one.link_id === link_id);
    const last = before.at(-1);
    if (last && isSame(last, given)) return { outcome: 'stored', link, answer: last };
    const remarks =
      verdict === 'approve' ? null : await findRemarksOfLink(transaction, item, link_id);
    if (remarks?.length === 0) return { outcome: 'unsaid' };
    if (before.length >= signOffLimits.answersOfLink) return { outcome: 'full' };
    const answered = fill(found.flatMap(({ section }) => section ?? []));
    const sections = answered.map((section): AnsweredSection => {
      const { id, label, hash } = section;
      return { id, label, hash, texts: seenTexts(section) };
    });
    const answer = await transaction
      .insertInto('sign_off_answers')
      .values({
        link_id,
        kind,
        item_id,
        email,
        verdict,
        ...storable({ title: item.title, name, recipient }),
        sections: JSON.stringify(sections),
        is_confirmed: link.confirmed_at === null ? 0 : 1,
        made_at: isoTime(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { outcome: 'stored', link, answer };
  });
}
