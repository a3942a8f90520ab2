import { type AccountLinkKind, accountLinkLife } from '../../domain/accounts/account-link.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

/** A claimed mail. It holds no token: that is made when it is sent. */
export interface AccountMail {
  link_id: number;
  kind: AccountLinkKind;
  email: string;
  invitedBy: string;
  attempt: number;
  first_attempt_at: string;
}

interface Terms {
  now: number;
  lease: number;
  maxWait: number;
}

async function expireResets(db: Database, now: number): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ status: 'failed', lease_until: '', reason: 'It could not be sent in time.' })
    .where('status', '=', 'queued')
    .where('kind', '=', 'reset')
    .where('created_at', '<=', isoTime(now - accountLinkLife.reset))
    .execute();
}

function claimOne(db: Database, { now, lease, maxWait }: Terms) {
  const [time, horizon] = [isoTime(now), isoTime(now + maxWait)];
  return (
    db
      .updateTable('account_links')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        lease_until: isoTime(now + lease),
      }))
      // Later times were written before the clock was set back (fault F15).
      .where((eb) => eb.or([eb('lease_until', '<=', time), eb('lease_until', '>', horizon)]))
      .where('status', '=', 'queued')
      .where('link_id', '=', (eb) =>
        eb
          .selectFrom('account_links as first')
          .select('link_id')
          .where('status', '=', 'queued')
          .where((or) => or.or([or('next_at', '<=', time), or('next_at', '>', horizon)]))
          .where((or) => or.or([or('lease_until', '<=', time), or('lease_until', '>', horizon)]))
          .orderBy('next_at')
          .limit(1),
      )
      .returning(['link_id', 'kind', 'user_id', 'email', 'invited_by', 'attempts', 'created_at'])
      .executeTakeFirst()
  );
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
  const waiting = await db
    .selectFrom('account_links')
    .select('link_id')
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return null;
  await expireResets(db, terms.now);
  const row = await claimOne(db, terms);
  if (!row) return null;
  const { link_id, kind, user_id, invited_by, attempts: attempt, created_at } = row;
  const email = row.email ?? (await emailOf(db, user_id));
  const invitedBy = await emailOf(db, invited_by);
  return { link_id, kind, email, invitedBy, attempt, first_attempt_at: created_at };
}

/** @returns false when it was revoked or claimed by another process: do not send it */
export async function storeToken(
  db: Database,
  { link_id, attempt }: Pick<AccountMail, 'link_id' | 'attempt'>,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_links')
    .set({ token_hash: tokenHash, expires_at: isoTime(expiresAt) })
    .where('link_id', '=', link_id)
    .where('attempts', '=', attempt)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Settled extends Pick<AccountMail, 'link_id' | 'attempt'> {
  outcome: 'sent' | 'deferred' | 'failed';
  reason: string;
  nextAt: number;
}

export async function settleAccountMail(
  db: Database,
  { link_id, attempt, outcome, reason, nextAt }: Settled,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({
      status: outcome === 'deferred' ? 'queued' : outcome,
      next_at: isoTime(nextAt),
      lease_until: '',
      reason: outcome === 'sent' ? '' : reason,
    })
    .where('link_id', '=', link_id)
    .where('attempts', '=', attempt)
    .where('status', '=', 'queued')
    .execute();
}

export async function wakeAccountMail(db: Database, now: number): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ next_at: isoTime(now) })
    .where('status', '=', 'queued')
    .where('next_at', '>', isoTime(now))
    .execute();
}
