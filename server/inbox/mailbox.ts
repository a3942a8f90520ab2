import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import type { Mailbox } from '../../mail/letters/compose.ts';
import type { Config } from '../config.ts';

/** Falls back to the contact address of the site. */
export async function findMailbox({
  db,
  config,
}: {
  db: Database;
  config: Config;
}): Promise<Mailbox> {
  const { name, email } = await findSiteSettings(db);
  const enquiryTo = config.mail.enquiryTo ?? email;
  const { from = enquiryTo, fromName, heartbeatTo } = config.mail;
  return { from, fromName, enquiryTo, heartbeatTo, origin: config.origin, siteName: name };
}
