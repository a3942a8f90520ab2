import { findLanguageOf } from '../../../db/content/sign-off/item-to-sign.ts';
import { findLinkOfToken, type ItemNamed, isOpen } from '../../../db/content/sign-off/links.ts';
import type { SignOffLinkRow } from '../../../db/content/sign-off/sign-off-tables.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import { languagesOf } from '../../../domain/languages/site-languages.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { Refusal } from '../../http/refusal.ts';

/** In a language of the site, or in that of origin. */
export async function messagesIn(
  db: Database,
  language: string | undefined,
): Promise<SiteMessages> {
  const settings = await findSiteSettingsIfAny(db);
  if (!settings) return messagesFor('en');
  const languages = languagesOf(settings);
  const { tag, digits } = languages.find((one) => one.tag === language) ?? languages[0];
  return messagesFor(tag, digits);
}

/** What a client reads is in the language of what the link shows. */
async function linkMessages(db: Database, { kind, item_id }: ItemNamed) {
  return messagesIn(db, await findLanguageOf(db, kind, item_id));
}

interface Asked {
  tokenHash: string;
  now: number;
}

/** @throws {Refusal} 410 for a link that is unknown, has ended or was revoked */
export async function openLink(
  db: Database,
  { tokenHash, now }: Asked,
): Promise<{ link: SignOffLinkRow; messages: SiteMessages }> {
  const link = await findLinkOfToken(db, tokenHash);
  const messages = link ? await linkMessages(db, link) : await messagesIn(db, undefined);
  if (link && isOpen(link, now)) return { link, messages };
  throw new Refusal(410, messages.text('signOff.ended'));
}
