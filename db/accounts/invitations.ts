import type { Invitation } from '../../domain/api/accounts/users.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { findUser, type UserChangeRefusal } from './administrators.ts';

/** For a link that is shown instead of mailed; a mail makes its own token. */
interface ShownToken {
  tokenHash: string;
  expiresAt: number;
}

interface Sending {
  now: number;
  shown?: ShownToken;
}

function invitations(db: Database) {
  return db
    .selectFrom('account_links')
    .innerJoin('users', 'users.user_id', 'account_links.invited_by')
    .select((eb) => [
      'link_id',
      eb.ref('account_links.email').$notNull().as('email'),
      'users.email as invited_by',
      'account_links.created_at',
      'expires_at',
      'status',
      'reason',
    ])
    .where('kind', '=', 'invitation');
}

export function findInvitations(db: Database): Promise<Invitation[]> {
  return invitations(db).orderBy('account_links.email').execute();
}

async function findInvitation(db: Database, link_id: number): Promise<Invitation | null> {
  const found = await invitations(db).where('link_id', '=', link_id).executeTakeFirst();
  return found ?? null;
}

function sendingColumns({ now, shown }: Sending) {
  return {
    status: shown ? ('shown' as const) : ('queued' as const),
    token_hash: shown?.tokenHash ?? null,
    expires_at: shown ? isoTime(shown.expiresAt) : null,
    next_at: isoTime(now),
    lease_until: '',
    reason: '',
  };
}

export function insertInvitation(
  db: Database,
  { email, invitedBy, ...sending }: Sending & { email: string; invitedBy: number },
): Promise<Invitation | UserChangeRefusal | 'invited'> {
  return db.transaction().execute(async (transaction) => {
    if (await findUser(transaction, { email })) return 'taken';
    const row = await transaction
      .insertInto('account_links')
      .values({
        kind: 'invitation',
        user_id: null,
        email: email.toLowerCase(),
        is_admin: 1,
        invited_by: invitedBy,
        created_at: isoTime(sending.now),
        ...sendingColumns(sending),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('link_id')
      .executeTakeFirst();
    if (!row) return 'invited';
    return (await findInvitation(transaction, row.link_id)) ?? 'unknown';
  });
}

/** The link sent before is void from now on; the new one is tried for as long as a first one. */
export function renewInvitation(
  db: Database,
  link_id: number,
  sending: Sending,
): Promise<Invitation | null> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account_links')
      .set((eb) => ({
        ...sendingColumns(sending),
        created_at: isoTime(sending.now),
        attempts: eb('attempts', '+', 1),
      }))
      .where('link_id', '=', link_id)
      .where('kind', '=', 'invitation')
      .execute();
    return findInvitation(transaction, link_id);
  });
}

export async function deleteInvitation(db: Database, link_id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('account_links')
    .where('link_id', '=', link_id)
    .where('kind', '=', 'invitation')
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}
