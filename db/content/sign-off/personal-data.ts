import { sql } from 'kysely';
import { storable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { answerOf } from './answers.ts';

function isOf(email: string) {
  const { text } = storable({ text: email.trim().toLowerCase() });
  return sql<boolean>`lower(email) = ${text}`;
}

/** What came through links that were made for this address, and the links themselves. */
export async function findSignOffOfPerson(db: Database, email: string) {
  const [links, answers] = await Promise.all([
    db.selectFrom('sign_off_links').selectAll().where(isOf(email)).orderBy('made_at').execute(),
    db.selectFrom('sign_off_answers').selectAll().where(isOf(email)).orderBy('answer_id').execute(),
  ]);
  // After a restore only answers know the address of a link.
  const ids = [...links, ...answers].map(({ link_id }) => link_id);
  const remarks = ids.length === 0 ? [] : await remarksOf(db, [...new Set(ids)]).execute();
  return { links, answers: answers.map(answerOf), remarks };
}

function remarksOf(db: Database, links: string[]) {
  return db
    .selectFrom('remarks')
    .select(['remark_id', 'kind', 'item_id', 'field', 'words', 'text', 'made_by', 'made_at'])
    .where('link_id', 'in', links)
    .orderBy('remark_id');
}

/** With what colleagues answered to the remarks. @returns whether there was anything */
export async function deleteSignOffOfPerson(transaction: Database, email: string) {
  // First the links: whoever writes through one at this moment locks it.
  const links = await transaction
    .deleteFrom('sign_off_links')
    .where(isOf(email))
    .returning('link_id')
    .execute();
  const answers = await transaction
    .deleteFrom('sign_off_answers')
    .where(isOf(email))
    .returning('link_id')
    .execute();
  const ids = [...links, ...answers].map(({ link_id }) => link_id);
  if (ids.length === 0) return false;
  const own = (await remarksOf(transaction, [...new Set(ids)]).execute()).map(
    (one) => one.remark_id,
  );
  if (own.length > 0) {
    const isTheirs = sql<boolean>`(remark_id in (${sql.join(own)}) or answers_to in (${sql.join(own)}))`;
    const theirs = transaction.selectFrom('remarks').select('remark_id').where(isTheirs);
    await transaction.deleteFrom('remark_mentions').where('remark_id', 'in', theirs).execute();
    await transaction.deleteFrom('remarks').where(isTheirs).execute();
  }
  return true;
}
