import { randomUUID } from 'node:crypto';
import { deleteSavedFilter, insertSavedFilter } from '../../db/accounts/saved-filters.ts';
import { setDismissed } from '../../db/mail/failures.ts';
import { insertMessage } from '../../db/mail/outbox.ts';
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
