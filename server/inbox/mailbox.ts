import { findMailSettings } from '../../db/mail/mail-settings.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { clockFactsOf } from '../../domain/settings/site-facts.ts';
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
  const [settings, { sender_name: senderName }] = await Promise.all([
    findSiteSettings(db),
    findMailSettings(db),
  ]);
  const { name: siteName, email } = settings;
  const enquiryTo = config.mail.enquiryTo ?? email;
  const { from = enquiryTo, fromName, heartbeatTo } = config.mail;
  const { origin } = config;
  const facts = clockFactsOf(settings);
  return { from, fromName, senderName, enquiryTo, heartbeatTo, origin, siteName, facts };
}
