import { type AccountLinkKind, accountLinkLife } from '../../domain/accounts/account-link.ts';
import { isoTime } from '../iso-time.ts';
import { claimSecretMail, type SecretQueue, type Terms } from '../mail/secret-mails.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

/** A claimed mail. It holds no token: that is made when it is sent. */
export interface AccountMail {
  link_id: number;
  kind: AccountLinkKind;
  email: string;
  invitedBy: string;
  attempt: number;
  first_attempt_at: string;
}

export const accountMails = {
  table: 'account_links',
  prefix: '',
} as const satisfies SecretQueue;

async function expireResets(db: Database, now: number): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ status: 'failed', lease_until: '', reason: 'It could not be sent in time.' })
    .where('status', '=', 'queued')
    .where('kind', '=', 'reset')
    .where('created_at', '<=', isoTime(now - accountLinkLife.reset))
    .execute();
}

async function emailOf(db: Database, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return user?.email ?? '';
}

export async function claimAccountMail(db: Database, terms: Terms): Promise<AccountMail | null> {
  await expireResets(db, terms.now);
  const row = await claimSecretMail(db, accountMails, terms);
  if (!row) return null;
  const { link_id, kind, user_id, invited_by, attempts: attempt, created_at } = row;
  const email = row.email ?? (await emailOf(db, user_id));
  const invitedBy = await emailOf(db, invited_by);
  return { link_id, kind, email, invitedBy, attempt, first_attempt_at: created_at };
}

/** @returns false when it was revoked or claimed by another process: do not send it */
export function storeToken(
  db: Database,
  { link_id, attempt }: Pick<AccountMail, 'link_id' | 'attempt'>,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: number },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('account_links')
      .set({ token_hash: tokenHash, expires_at: isoTime(expiresAt) })
      .where('link_id', '=', link_id)
      .where('attempts', '=', attempt)
      .where('status', '=', 'queued'),
  );
}
