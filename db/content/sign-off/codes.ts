import { codeInterval, codeKind, codeLife } from '../../../domain/content/sign-off/code.ts';
import { signOffLimits } from '../../../domain/content/sign-off/sign-off.ts';
import { isoTime } from '../../iso-time.ts';
import { claimSecretMail, type SecretQueue, type Terms } from '../../mail/secret-mails.ts';
import type { Database } from '../../open.ts';
import { hasChanged } from '../../row-counts.ts';
import { findLanguageOf } from './item-to-sign.ts';

/** A claimed mail. It holds no code: that is made when it is sent. */
export interface CodeMail {
  kind: typeof codeKind;
  link_id: string;
  email: string;
  /** Of what the link shows; undefined: that of origin. */
  language: string | undefined;
  attempt: number;
  first_attempt_at: string;
}

export const codeMails = {
  table: 'sign_off_links',
  prefix: 'code_',
} as const satisfies SecretQueue;

/** @returns false so soon after the last one */
export async function askForCode(db: Database, link_id: string, now: number): Promise<boolean> {
  const time = isoTime(now);
  return hasChanged(
    db
      .updateTable('sign_off_links')
      .set({ code_status: 'queued', code_asked_at: time, code_next_at: time })
      .set({ code_attempts: 0, code_lease_until: '' })
      .where('link_id', '=', link_id)
      .where('code_asked_at', '<=', isoTime(now - codeInterval)),
  );
}

export async function claimCodeMail(db: Database, terms: Terms): Promise<CodeMail | null> {
  const row = await claimSecretMail(db, codeMails, terms);
  if (!row) return null;
  const { link_id, email, code_attempts: attempt, code_asked_at: first_attempt_at } = row;
  const language = await findLanguageOf(db, row.kind, row.item_id);
  return { kind: codeKind, link_id, email, language, attempt, first_attempt_at };
}

/** The tries begin anew with it. @returns false for a link that has ended, or claimed by another process */
export function storeCode(
  db: Database,
  { link_id, attempt }: Pick<CodeMail, 'link_id' | 'attempt'>,
  { codeHash, now }: { codeHash: string; now: number },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('sign_off_links')
      .set({ code_hash: codeHash, code_tries: 0, code_expires_at: isoTime(now + codeLife) })
      .where('link_id', '=', link_id)
      .where('code_attempts', '=', attempt)
      .where('code_status', '=', 'queued')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', isoTime(now)),
  );
}

/** Counts the try before it looks, so that many at once have five, too (threat T43). */
export async function confirmCode(
  db: Database,
  link_id: string,
  { codeHash, now }: { codeHash: string; now: number },
): Promise<'confirmed' | 'wrong' | 'ended'> {
  const tried = await db
    .updateTable('sign_off_links')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('link_id', '=', link_id)
    .where('code_hash', '!=', '')
    .where('code_expires_at', '>', isoTime(now))
    .where('code_tries', '<', signOffLimits.codeTries)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) return 'ended';
  if (tried.code_hash !== codeHash) return 'wrong';
  const confirmation = db
    .updateTable('sign_off_links')
    .set({ confirmed_at: isoTime(now), code_hash: '' })
    .where('link_id', '=', link_id)
    .where('code_hash', '=', codeHash);
  return (await hasChanged(confirmation)) ? 'confirmed' : 'ended';
}
