import type { OwnSession } from '../../domain/api/accounts/own-account.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

const idLength = 16;

interface OwnSessionsQuery {
  userId: number;
  tokenHash: string;
  now: number;
  idle: number;
  absolute: number;
}

export async function findOwnSessions(
  db: Database,
  { userId, tokenHash, now, idle, absolute }: OwnSessionsQuery,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_used_at', 'device', 'network'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', new Date(now - idle).toISOString())
    .where('created_at', '>=', new Date(now - absolute).toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ token_hash, ...session }) => ({
    id: token_hash.slice(0, idLength),
    ...session,
    current: token_hash === tokenHash,
  }));
}

export function deleteOwnSession(db: Database, userId: number, id: string): Promise<boolean> {
  return hasChanged(
    db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', 'like', `${id}%`),
  );
}
