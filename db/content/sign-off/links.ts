import { randomBytes } from 'node:crypto';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { signOffLimits } from '../../../domain/content/sign-off/sign-off.ts';
import { storable } from '../../column-limits.ts';
import { isoTime } from '../../iso-time.ts';
import type { Database } from '../../open.ts';
import { hasChanged } from '../../row-counts.ts';
import type { SignOffLinkRow } from './sign-off-tables.ts';

export interface ItemNamed {
  kind: StoredKind;
  item_id: string;
}

export type OpenLink = SignOffLinkRow;

interface NewLink extends ItemNamed {
  tokenHash: string;
  name: string;
  email: string;
  made_by: string;
  now: number;
  expiresAt: number;
}

/** Those of an item, the newest first; ended ones, too. */
export function findLinks(db: Database, { kind, item_id }: ItemNamed): Promise<SignOffLinkRow[]> {
  return db
    .selectFrom('sign_off_links')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .orderBy('made_at', 'desc')
    .execute();
}

/** @returns 'full' above the limit of open links */
export function insertLink(
  db: Database,
  { tokenHash: token_hash, now, expiresAt, ...link }: NewLink,
): Promise<SignOffLinkRow | 'full'> {
  return db.transaction().execute(async (transaction) => {
    const open = (await findLinks(transaction, link)).filter((one) => isOpen(one, now));
    if (open.length >= signOffLimits.links) return 'full';
    const link_id = randomBytes(12).toString('hex');
    const times = { made_at: isoTime(now), expires_at: isoTime(expiresAt) };
    return transaction
      .insertInto('sign_off_links')
      .values(storable({ ...link, link_id, token_hash, ...times }))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export function isOpen(
  { revoked_at, expires_at }: Pick<SignOffLinkRow, 'revoked_at' | 'expires_at'>,
  now: number,
): boolean {
  return revoked_at === null && expires_at > isoTime(now);
}

/** Also one that has ended. */
export async function findLinkOfToken(
  db: Database,
  tokenHash: string,
): Promise<SignOffLinkRow | null> {
  const query = db.selectFrom('sign_off_links').selectAll().where('token_hash', '=', tokenHash);
  return (await query.executeTakeFirst()) ?? null;
}

/** Null for one that is unknown, has ended or was revoked. */
async function findOpenLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<OpenLink | null> {
  const link = await findLinkOfToken(db, tokenHash);
  return link && isOpen(link, now) ? link : null;
}

/** Until the transaction ends nobody else writes through this link. */
async function lockLink(transaction: Database, link_id: string): Promise<void> {
  await transaction
    .updateTable('sign_off_links')
    .set((eb) => ({ link_id: eb.ref('link_id') }))
    .where('link_id', '=', link_id)
    .execute();
}

/** Null also for one that has ended meanwhile. */
export async function lockOpenLink(
  transaction: Database,
  tokenHash: string,
  now: number,
): Promise<OpenLink | null> {
  const asked = await findLinkOfToken(transaction, tokenHash);
  if (asked) await lockLink(transaction, asked.link_id);
  return findOpenLink(transaction, tokenHash, now);
}

export async function findLink(db: Database, link_id: string): Promise<SignOffLinkRow | null> {
  const query = db.selectFrom('sign_off_links').selectAll().where('link_id', '=', link_id);
  return (await query.executeTakeFirst()) ?? null;
}

/** With its answers, which outlive it. @returns false when it has been revoked before */
export function revokeLink(db: Database, link_id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isRevoked = await hasChanged(
      transaction
        .updateTable('sign_off_links')
        .set({ revoked_at: isoTime(now) })
        .where('link_id', '=', link_id)
        .where('revoked_at', 'is', null),
    );
    await transaction
      .updateTable('sign_off_answers')
      .set({ is_revoked: 1 })
      .where('link_id', '=', link_id)
      .execute();
    return isRevoked;
  });
}

/** From its end on, or from now on where it has ended. @returns false for a revoked one, which stays so */
export function extendLink(
  db: Database,
  link_id: string,
  { now, by }: { now: number; by: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockLink(transaction, link_id);
    const link = await findLink(transaction, link_id);
    if (!link || link.revoked_at !== null) return false;
    const expires_at = isoTime(Math.max(now, Date.parse(link.expires_at)) + by);
    const update = transaction.updateTable('sign_off_links').set({ expires_at });
    await update.where('link_id', '=', link_id).execute();
    return true;
  });
}

/** The token that was sent before opens nothing any more. @returns null for a revoked one */
export async function renewLink(
  db: Database,
  link_id: string,
  { tokenHash, until }: { tokenHash: string; until: number },
): Promise<SignOffLinkRow | null> {
  const row = await db
    .updateTable('sign_off_links')
    .set((eb) => ({
      token_hash: tokenHash,
      expires_at: eb
        .case()
        .when('expires_at', '<', isoTime(until))
        .then(isoTime(until))
        .else(eb.ref('expires_at'))
        .end(),
    }))
    .where('link_id', '=', link_id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function purgeLinks(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('sign_off_links')
    .where((eb) => eb(eb.fn.coalesce('revoked_at', 'expires_at'), '<', isoTime(time)))
    .execute();
}

export async function deleteSignOffOfItem(db: Database, { kind, item_id }: ItemNamed) {
  for (const table of ['sign_off_links', 'sign_off_answers'] as const) {
    await db.deleteFrom(table).where('kind', '=', kind).where('item_id', '=', item_id).execute();
  }
}
