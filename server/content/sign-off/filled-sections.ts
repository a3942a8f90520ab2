import type { FastifyInstance } from 'fastify';
import { findSettingsIn } from '../../../db/content/editions/site-texts.ts';
import { countCaseStudyCategories } from '../../../db/content/public/case-study-pages.ts';
import type { HashedSection, ItemToSign } from '../../../db/content/sign-off/item-to-sign.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import { withFigures } from '../../../domain/content/claims/declared.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { withFacts, withFactsInHtml } from '../../../domain/content/sections/facts.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { figuresInLanguage } from '../../pages/queries/filled-queries.ts';

type FillSections = (sections: readonly HashedSection[]) => HashedSection[];

/** The texts of what is signed as its page shows them, with facts and figures in the place of their braces. */
export async function fillerOf(
  { db, config }: FastifyInstance['services'],
  { kind, language }: Pick<ItemToSign, 'kind' | 'language'>,
  messages: SiteMessages,
): Promise<FillSections> {
  const stored = await findSiteSettingsIfAny(db);
  if (!stored) return (sections) => [...sections];
  const settings = await findSettingsIn(db, stored, language);
  if (kind !== pageKind.name) {
    const figures = figuresInLanguage(settings, messages);
    return (sections) =>
      sections.map((section) => ({ ...section, texts: withFigures(section.texts, figures) }));
  }
  const { total: projects } = await countCaseStudyCategories(db);
  const facts = factsOf(settings, { enquiryMonths: config.enquiries.months, projects }, messages);
  return (sections) =>
    sections.map((section) => ({
      ...section,
      texts: section.texts.map((one) => ({
        ...one,
        text: one.isHtml ? withFactsInHtml(one.text, facts) : withFacts(one.text, facts),
      })),
    }));
}
