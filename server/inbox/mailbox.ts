import { findSettingsIn } from '../../db/content/editions/site-texts.ts';
import { findMailSettings } from '../../db/mail/mail-settings.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { paletteOf } from '../../domain/brand/palette.ts';
import { languagesOf, type SiteLanguage } from '../../domain/languages/site-languages.ts';
import { clockFactsOf } from '../../domain/settings/site-facts.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import type { Mailbox, MailLanguage } from '../../mail/letters/compose.ts';
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

async function withNames(
  db: Database,
  settings: SiteSettings,
  language: SiteLanguage,
): Promise<MailLanguage> {
  const own = await findSettingsIn(db, settings, language.tag);
  return { ...language, siteName: own.name, head: headOf(own) };
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
  const [first, ...further] = languagesOf(settings);
  const languages = [
    await withNames(db, settings, first),
    ...(await Promise.all(further.map((language) => withNames(db, settings, language)))),
  ] as const;
  const head = headOf(settings);
  const names = { from, fromName, senderName, enquiryTo, heartbeatTo, origin, siteName };
  return { ...names, facts, languages, head };
}
