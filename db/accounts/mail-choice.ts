import type { Database } from '../open.ts';

/** Whether somebody gets a mail for each remark that mentions them. */
export async function findMailsMentions(db: Database, user_id: number): Promise<boolean> {
  const { mails_mentions } = await db
    .selectFrom('users')
    .select('mails_mentions')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return mails_mentions === 1;
}

export async function setMailsMentions(
  db: Database,
  user_id: number,
  mentions: boolean,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ mails_mentions: mentions ? 1 : 0 })
    .where('user_id', '=', user_id)
    .execute();
}
