import { type AccountLinkKind, accountLinkLife } from '../../domain/accounts/account-link.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

/** A mail with a link that one process has in hand. It holds no token: that is made on its way out. */
export interface AccountMail {
  link_id: number;
  kind: AccountLinkKind;
  /** Whom it goes to. */
  email: string;
  /** Who has invited; empty for a new password. */
  invitedBy: string;
  /** 1 for the first. */
  attempt: number;
  first_attempt_at: string;
}

/** Milliseconds, as in the outbox. */
interface Terms {
  now: number;
  lease: number;
  maxWait: number;
}

/** A new password that was asked for so long ago is not wanted by mail any more. */
async function expireResets(db: Database, now: number): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ status: 'failed', lease_until: '', reason: 'It could not leave in time.' })
    .where('status', '=', 'queued')
    .where('kind', '=', 'reset')
    .where('created_at', '<=', isoTime(now - accountLinkLife.reset))
    .execute();
}

/** Marks one mail as in hand. Two processes may ask at once: the second finds the first's lease. */
function claimOne(db: Database, { now, lease, maxWait }: Terms) {
  const [time, horizon] = [isoTime(now), isoTime(now + maxWait)];
  return (
    db
      .updateTable('account_links')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        lease_until: isoTime(now + lease),
      }))
      // What lies beyond the horizon was written before the clock was set back (fault F15).
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

/** Takes the next mail with a link in hand; null when there is none. */
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

/**
 * Stores the hash of a token that is about to leave, in the place of the one before. False when the link
 * was taken back meanwhile, or somebody else has it in hand: then nothing may leave.
 */
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
  /** Milliseconds since 1970. */
  nextAt: number;
}

/** Writes down how an attempt ended, and lets go of the mail. */
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

/** Lets every waiting mail with a link try at once: the mail server answers again. */
export async function wakeAccountMail(db: Database, now: number): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ next_at: isoTime(now) })
    .where('status', '=', 'queued')
    .where('next_at', '>', isoTime(now))
    .execute();
}
