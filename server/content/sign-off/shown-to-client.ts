import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { findSettingsIn } from '../../../db/content/editions/site-texts.ts';
import { seenTexts } from '../../../db/content/sign-off/answers.ts';
import type { OpenLink } from '../../../db/content/sign-off/links.ts';
import { findSignOff } from '../../../db/content/sign-off/standing.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import type { ShownToClient } from '../../../domain/api/content/sign-off/client.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { framedPage, type RenderPreview } from '../preview/preview-renderer.ts';
import { languageOfTag, showState } from '../preview/shown-item.ts';
import { standingsWithChanges } from './changed-texts.ts';
import { findClientRemarks } from './client-remarks.ts';
import { fillerOf } from './filled-sections.ts';
import { nameOfSection } from './section-name.ts';

interface With {
  render: RenderPreview;
  log: FastifyBaseLogger;
  messages: SiteMessages;
}

/** 'n…@clinic.example': enough for whoever has the address. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

async function nameOfSite(db: Database, language: string | undefined): Promise<string> {
  const stored = await findSiteSettingsIfAny(db);
  if (!stored) return '';
  const { brand, name } = await findSettingsIn(db, stored, language);
  return brand.wordmark || name;
}

/** Null for an item that is in the trash. */
export async function shownToClient(
  services: FastifyInstance['services'],
  link: OpenLink,
  { render, log, messages }: With,
): Promise<ShownToClient | null> {
  const { db, config } = services;
  const found = await findSignOff(db, link);
  if (!found) return null;
  const fill = await fillerOf(services, found.item, messages);
  const item = { ...found.item, sections: fill(found.item.sections) };
  const standing = await standingsWithChanges({ ...found, item });
  const { kind, id, language, fields } = item;
  const inLanguage = languageOfTag(language);
  const shown = await showState(db, { kind, id, fields, inLanguage });
  const page = framedPage(await render(shown, log, { isFramed: true }), config);
  return {
    ...page,
    title: item.title,
    language: language ?? '',
    agency: await nameOfSite(db, language),
    recipient: link.name,
    savedAt: item.savedAt,
    expiresAt: link.expires_at,
    byMail: config.mail.smtpUrl !== undefined,
    maskedEmail: masked(link.email),
    isConfirmed: link.confirmed_at !== null,
    sections: item.sections.map((section, place) => ({
      state: 'waiting',
      by: '',
      at: '',
      changed: [],
      ...standing[place],
      id: section.id,
      hash: section.hash,
      label: nameOfSection(item.sections, section.id, messages),
      texts: seenTexts(section),
    })),
    remarks: await findClientRemarks(db, item, link.link_id, messages),
  };
}
