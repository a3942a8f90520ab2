import { type MailSettings, mailSettings } from '../../domain/inbox/mail-settings.ts';
import type { Database } from '../open.ts';
import { writeSetting } from '../site-rows.ts';

/** Apart from the site's record: it holds a secret, which no page and no revision may show. */
const key = 'mail';

export async function findMailSettings(db: Database): Promise<MailSettings> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return mailSettings.parse(row ? JSON.parse(row.value) : {});
}

export function saveMailSettings(db: Database, settings: MailSettings, now: number): Promise<void> {
  return writeSetting(db, key, settings, { first: '{}', now });
}

/** @param change throws to leave everything as it is */
export function changeMailSettings(
  db: Database,
  change: (known: MailSettings) => MailSettings,
  now: number,
): Promise<MailSettings> {
  const updated_at = new Date(now).toISOString();
  return db.transaction().execute(async (transaction) => {
    // Locks the row: the second of two changes sees the first.
    await transaction
      .insertInto('settings')
      .values({ key, value: '{}', first_value: '{}', updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
      .execute();
    const settings = change(await findMailSettings(transaction));
    await saveMailSettings(transaction, settings, now);
    return settings;
  });
}
