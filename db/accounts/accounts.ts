import type { ListedUser } from '../../domain/api/accounts/users.ts';
import type { Database } from '../open.ts';
import { findUsers } from './administrators.ts';

export interface Account extends ListedUser {
  secondFactor: boolean;
  lastSignIn: string | null;
  sessions: number;
}

export async function findAccounts(
  db: Database,
  { now, idle, absolute }: { now: number; idle: number; absolute: number },
): Promise<Account[]> {
  const factors = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('is_confirmed', '=', 1)
    .execute();
  const signIns = await db
    .selectFrom('audit_log')
    .select(['made_by', (eb) => eb.fn.max('made_at').as('made_at')])
    .where('kind', '=', 'users')
    .where('action', '=', 'login')
    .groupBy('made_by')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', (eb) => eb.fn.countAll().as('count')])
    .where('last_used_at', '>=', new Date(now - idle).toISOString())
    .where('created_at', '>=', new Date(now - absolute).toISOString())
    .groupBy('user_id')
    .execute();
  const withFactor = new Set(factors.map(({ user_id }) => user_id));
  const lastOf = new Map(signIns.map(({ made_by, made_at }) => [made_by, made_at]));
  const countOf = new Map(sessions.map(({ user_id, count }) => [user_id, Number(count)]));
  return (await findUsers(db)).map((user) => ({
    ...user,
    secondFactor: withFactor.has(user.user_id),
    lastSignIn: lastOf.get(user.email) ?? null,
    sessions: user.disabled ? 0 : (countOf.get(user.user_id) ?? 0),
  }));
}
