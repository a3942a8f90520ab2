import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';

/** An item in a form of the back office. */
export interface EditedItem {
  kind: ItemKind;
  id: string;
}

/** Whose form it is: a session, so that two tabs of one browser count once. */
export interface Presence extends EditedItem {
  tokenHash: string;
  email: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Milliseconds after the last beat for which a form counts as open: two beats may be lost. */
const presenceTimeout = 70_000;

/**
 * Notes that a form is open, and tells who else has the item open, by address. It is kept in the
 * database, so that instances see each other's editors; what has aged is swept away on the way.
 */
export async function recordPresence(
  db: Database,
  { kind, id, tokenHash, email, now }: Presence,
): Promise<string[]> {
  const seen_at = new Date(now).toISOString();
  const aged = new Date(now - presenceTimeout).toISOString();
  await db.deleteFrom('presence').where('seen_at', '<', aged).execute();
  await db
    .insertInto('presence')
    .values({ kind, item_id: id, token_hash: tokenHash, email, seen_at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'token_hash']).doUpdateSet({ seen_at }),
    )
    .execute();
  const others = await db
    .selectFrom('presence')
    .select('email')
    .distinct()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('token_hash', '!=', tokenHash)
    .orderBy('email')
    .execute();
  return others.map((other) => other.email);
}

/** Notes that a form was closed. */
export async function deletePresence(
  db: Database,
  { kind, id, tokenHash }: Omit<Presence, 'email' | 'now'>,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute();
}
