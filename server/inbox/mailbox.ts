import { findMailSettings } from '../../db/mail/mail-settings.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { paletteOf } from '../../domain/brand/palette.ts';
import { languagesOf } from '../../domain/languages/site-languages.ts';
import { clockFactsOf } from '../../domain/settings/site-facts.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import type { Mailbox } from '../../mail/letters/compose.ts';
import type { LetterHead } from '../../mail/letters/letter.ts';
import type { Config } from '../config.ts';

function headOf({ name, brand }: SiteSettings): LetterHead {
  const { tokens } = paletteOf(brand);
  return {
    name: brand.wordmark || name,
    ground: tokens['night-900'],
    text: tokens['paper-50'],
  };
}

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
  const languages = languagesOf(settings);
  const head = headOf(settings);
  const names = { from, fromName, senderName, enquiryTo, heartbeatTo, origin, siteName };
  return { ...names, facts, languages, head };
}
