import { randomUUID } from 'node:crypto';
import type { OpenMention } from '../../../domain/api/content/remarks.ts';
import type { Database } from '../../open.ts';
import { findOpenMentions } from './mentions.ts';

export interface MentionToMail extends OpenMention {
  to: string;
}

/** One for a remark and person, whatever is changed in the remark later. */
export async function queueMentionMails(
  transaction: Database,
  remark_id: number,
  users: number[],
  now: number,
): Promise<void> {
  const before = await transaction
    .selectFrom('outbox')
    .select('user_id')
    .where('remark_id', '=', remark_id)
    .execute();
  const time = new Date(now).toISOString();
  const rows = users
    .filter((user) => !before.some(({ user_id }) => user_id === user))
    .map((user_id) => ({
      mail_id: randomUUID(),
      kind: 'mention' as const,
      status: 'queued' as const,
      remark_id,
      user_id,
      created_at: time,
      next_at: time,
    }));
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
}

/** Null once it is resolved, deleted or changed, and for who wants no mail or cannot sign in. */
export async function findMentionToMail(
  db: Database,
  { remark_id, user_id }: { remark_id: number | null; user_id: number | null },
): Promise<MentionToMail | null> {
  if (remark_id === null || user_id === null) return null;
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', user_id)
    .where('is_admin', '=', 1)
    .where('is_disabled', '=', 0)
    .where('mails_mentions', '=', 1)
    .executeTakeFirst();
  const [mention] = await findOpenMentions(db, user_id, 1, remark_id);
  return user && mention ? { ...mention, to: user.email } : null;
}
