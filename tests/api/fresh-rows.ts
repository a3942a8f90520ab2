import { randomUUID } from 'node:crypto';
import { deleteSavedFilter, insertSavedFilter } from '../../db/accounts/saved-filters.ts';
import { insertLink } from '../../db/content/sign-off/links.ts';
import { setDismissed } from '../../db/mail/failures.ts';
import { insertMessage } from '../../db/mail/outbox.ts';
import { changeImport, insertImport } from '../../db/moving/imports.ts';
import { minute } from '../../domain/durations.ts';
import { adminEmail, type TestServer } from '../server.ts';

export function findAdministrator({ db }: TestServer) {
  return db
    .selectFrom('users')
    .select(['user_id', 'email'])
    .where('email', '=', adminEmail)
    .executeTakeFirstOrThrow();
}

export async function newFilter(server: TestServer): Promise<string> {
  const filter = { list: 'blog' as const, name: randomUUID(), query: 'state=draft' };
  const owner = await findAdministrator(server);
  const saved = await insertSavedFilter(server.db, owner, filter, server.clock.now);
  if (typeof saved === 'string') throw new Error(saved);
  return String(saved.saved_filter_id);
}

export async function newDeletedFilter(server: TestServer): Promise<string> {
  const id = await newFilter(server);
  await deleteSavedFilter(server.db, await findAdministrator(server), Number(id), server.clock.now);
  return id;
}

/** The id of a message that was given up. */
export async function newFailedMail({ db, clock }: TestServer): Promise<string> {
  const created_at = new Date(clock.now).toISOString();
  const { outbox_id } = await insertMessage(db, { kind: 'alert', status: 'failed', created_at });
  return String(outbox_id);
}

export async function newDismissedMail(server: TestServer): Promise<string> {
  const id = await newFailedMail(server);
  await setDismissed(server.db, Number(id), server.clock.now);
  return id;
}

const signedItem = { kind: 'blog', item_id: '1' } as const;

/** The id of an open link for a client. */
export async function newSignOffLink({ db, clock }: TestServer): Promise<string> {
  const client = { name: 'Noor', email: 'noor@example.com', made_by: adminEmail };
  const link = await insertLink(db, {
    ...signedItem,
    item_id: randomUUID().slice(0, 8),
    ...client,
    tokenHash: randomUUID(),
    now: clock.now,
    expiresAt: clock.now + minute,
  });
  if (link === 'full') throw new Error('A new item has no links.');
  return link.link_id;
}

export async function newSignOffAnswer(server: TestServer): Promise<string> {
  const { db, clock } = server;
  const { answer_id } = await db
    .insertInto('sign_off_answers')
    .values({
      ...signedItem,
      link_id: await newSignOffLink(server),
      title: '',
      verdict: 'approve' as const,
      name: 'Noor',
      recipient: 'Noor',
      email: 'noor@example.com',
      is_confirmed: 0,
      sections: '[]',
      made_at: new Date(clock.now).toISOString(),
      seen_at: null,
    })
    .returning('answer_id')
    .executeTakeFirstOrThrow();
  return String(answer_id);
}

/** The id of an import that waits for its start. */
export async function newPlannedImport({ db }: TestServer): Promise<string> {
  const file = { name: 'export.xml', file: 'export.xml', size: 1, made_by: adminEmail };
  const { import_id } = await insertImport(db, file);
  await changeImport(db, import_id, { state: 'planned' });
  return String(import_id);
}
