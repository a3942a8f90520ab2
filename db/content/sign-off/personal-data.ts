import { sql } from 'kysely';
import { hasEmail } from '../../inbox/personal-data.ts';
import { refusedActions } from '../../jobs/audit.ts';
import type { Database } from '../../open.ts';
import { hasChanged } from '../../row-counts.ts';
import { answerOf } from './answers.ts';
import type { ItemNamed } from './links.ts';

/** What is done with a link; its entry in the audit log names for whom the link is. */
const linkActions = [
  'sign-off link made',
  'sign-off link revoked',
  'sign-off link sent again',
  'sign-off link extended',
] as const;

export type LinkAction = (typeof linkActions)[number];

export function linkActionFor(action: LinkAction, name: string): string {
  return `${action} for ${name}`;
}

/** What came through links that were made for this address, and the links themselves. */
export async function findSignOffOfPerson(db: Database, email: string) {
  const [links, answers] = await Promise.all([
    db.selectFrom('sign_off_links').selectAll().where(hasEmail(email)).orderBy('made_at').execute(),
    db
      .selectFrom('sign_off_answers')
      .selectAll()
      .where(hasEmail(email))
      .orderBy('answer_id')
      .execute(),
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

/** In the audit log, where what was done stays. @returns whether it named the address */
async function forgetInAudit(
  transaction: Database,
  email: string,
  links: (ItemNamed & { name: string })[],
): Promise<boolean> {
  for (const { kind, item_id, name } of links) {
    for (const action of linkActions) {
      await transaction
        .updateTable('audit_log')
        .set({ action, changes: '[]' })
        .where('action', '=', linkActionFor(action, name))
        .where('kind', '=', kind)
        .where('item_id', '=', item_id)
        .execute();
    }
  }
  return hasChanged(
    transaction
      .updateTable('audit_log')
      .set({ made_by: 'a client' })
      .where(hasEmail(email, 'made_by'))
      // An account of this address may have made links, and tried those of accounts.
      .where((eb) =>
        eb.or([
          eb('action', 'like', 'sign-off%').and('action', 'not like', 'sign-off link%'),
          eb('action', '=', refusedActions.link).and('item_id', '<>', ''),
        ]),
      ),
  );
}

/** Of all remarks on these items: which one an entry of the audit log answers it does not say. */
async function forgetAnswers(
  transaction: Database,
  items: Pick<ItemNamed, 'kind' | 'item_id'>[],
): Promise<void> {
  for (const { kind, item_id } of items) {
    await transaction
      .updateTable('audit_log')
      .set({ changes: '[]' })
      .where('action', 'like', 'answer to the remark%')
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .execute();
  }
}

/** With what colleagues answered to the remarks. @returns whether there was anything */
export async function deleteSignOffOfPerson(transaction: Database, email: string) {
  // First the links: whoever writes through one at this moment locks it.
  const links = await transaction
    .deleteFrom('sign_off_links')
    .where(hasEmail(email))
    .returning(['link_id', 'kind', 'item_id', 'name'])
    .execute();
  const answers = await transaction
    .deleteFrom('sign_off_answers')
    .where(hasEmail(email))
    .returning(['link_id', 'kind', 'item_id', 'recipient as name'])
    .execute();
  const all = [...links, ...answers];
  const wasNoted = await forgetInAudit(transaction, email, all);
  const ids = all.map(({ link_id }) => link_id);
  if (ids.length === 0) return wasNoted;
  const remarks = await remarksOf(transaction, [...new Set(ids)]).execute();
  await forgetAnswers(transaction, remarks);
  const own = remarks.map(({ remark_id }) => remark_id);
  if (own.length > 0) {
    const isTheirs = sql<boolean>`(remark_id in (${sql.join(own)}) or answers_to in (${sql.join(own)}))`;
    const theirs = transaction.selectFrom('remarks').select('remark_id').where(isTheirs);
    await transaction.deleteFrom('remark_mentions').where('remark_id', 'in', theirs).execute();
    await transaction.deleteFrom('remarks').where(isTheirs).execute();
  }
  return true;
}
