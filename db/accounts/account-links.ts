import { sql } from 'kysely';
import type { AccountLinkKind } from '../../domain/accounts/account-link.ts';
import { day } from '../../domain/durations.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

/** The token sent before stays valid until the next one has been sent. */
function ofSent(last: string, before: string) {
  const [status, sent, kept] = ['status', last, before].map((name) =>
    sql.ref(`account_links.${name}`),
  );
  return sql<string | null>`case when ${status} = 'sent' then ${sent} else ${kept} end`;
}

/** One statement for every address, so that its time does not tell who has an account (T40). */
export async function requestReset(
  transaction: Database,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const time = isoTime(now);
  await transaction
    .insertInto('account_links')
    .columns(['kind', 'user_id', 'created_at', 'status', 'next_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((select) => [
          select.val('reset').as('kind'),
          'user_id',
          select.val(time).as('created_at'),
          select.val('queued').as('status'),
          select.val(time).as('next_at'),
        ])
        .where('email', '=', email.toLowerCase())
        .where('is_disabled', '=', 0),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        created_at: time,
        status: 'queued',
        next_at: time,
        before_hash: ofSent('token_hash', 'before_hash'),
        before_expires_at: ofSent('expires_at', 'before_expires_at'),
      }),
    )
    .execute();
}

export interface LinkQuery {
  kind: AccountLinkKind;
  tokenHash: string;
  now: number;
}

export interface OpenAccountLink {
  user_id: number | null;
  email: string;
  is_admin: number;
}

function isOpen({ kind, tokenHash, now }: LinkQuery) {
  const time = isoTime(now);
  return sql<boolean>`kind = ${kind} and (
    (token_hash = ${tokenHash} and expires_at > ${time}) or
    (before_hash = ${tokenHash} and before_expires_at > ${time}))`;
}

export async function findAccountLink(
  db: Database,
  query: LinkQuery,
): Promise<OpenAccountLink | null> {
  const link = await db
    .selectFrom('account_links')
    .leftJoin('users', 'users.user_id', 'account_links.user_id')
    .select((eb) => [
      'account_links.user_id',
      'account_links.is_admin',
      eb.fn.coalesce('account_links.email', 'users.email').as('email'),
    ])
    .where(isOpen(query))
    .executeTakeFirst();
  return link?.email ? { ...link, email: link.email } : null;
}

/** @returns false when another call has consumed it */
export function consumeLink(transaction: Database, query: LinkQuery): Promise<boolean> {
  return hasChanged(transaction.deleteFrom('account_links').where(isOpen(query)));
}

export async function deleteLinksOfUser(
  db: Database,
  userId: number,
  { invited = false } = {},
): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
  if (invited) await db.deleteFrom('account_links').where('invited_by', '=', userId).execute();
}

const invitationShown = 30 * day;

export async function deleteEndedLinks(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('kind', '=', 'reset')
    .where('status', '!=', 'queued')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '<=', isoTime(now))]))
    .execute();
  await db
    .deleteFrom('account_links')
    .where('kind', '=', 'invitation')
    .where('expires_at', '<', isoTime(now - invitationShown))
    .execute();
}
