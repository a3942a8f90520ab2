import type { FastifyInstance } from 'fastify';
import { findCategories } from '../../../db/content/categories.ts';
import { findSiteTexts, saveSiteTexts } from '../../../db/content/editions/site-texts.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { getSiteTexts, saveSiteTextsCall } from '../../../domain/api/content/editions/editions.ts';
import { withStates, workOf } from '../../../domain/content/editions/text-states.ts';
import { textsInput } from '../../../domain/content/editions/texts.ts';
import { languageName } from '../../../domain/languages/language-name.ts';
import { siteTextPlaces } from '../../../domain/languages/site-texts.ts';
import { saveOf, tagWith } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { changedMeanwhile, refuseUnknownLanguage } from './edition-calls.ts';

async function editedTexts(db: Database, language: string) {
  await refuseUnknownLanguage(db, language);
  const { texts, confirmed, version } = await findSiteTexts(db, language);
  const [settings, categories] = await Promise.all([findSiteSettings(db), findCategories(db)]);
  const all = [...withStates(siteTextPlaces(settings, categories, texts), confirmed)];
  return { language, version, texts: all, work: workOf(all) };
}

/** What the site itself says in its further languages. */
export async function siteTextCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Editions'], access: 'admin' });
  const { db } = app.services;

  route(getSiteTexts, {
    summary: 'The settings in a further language',
    description:
      'Texts of agency, offices, testimonials and menus, and names of categories. Has an ETag.',
    async handler({ params: { language } }, reply) {
      return tagWith(reply, await editedTexts(db, language));
    },
  });

  route(saveSiteTextsCall, {
    summary: 'Save the settings in a further language',
    description: 'Changes nothing of the settings themselves or of other languages.',
    example: { values: { menus: { start: { label: 'ابدأ' } } }, stillRight: [] },
    async handler(request, reply) {
      const { language } = request.params;
      await refuseUnknownLanguage(db, language);
      const { data: values, error } = textsInput.safeParse(request.body.values);
      if (!values) throw new Refusal(400, error?.issues[0]?.message ?? 'These are no texts.');
      const { stillRight, seen } = request.body;
      await saveSiteTexts(db, language, { values, stillRight, seen }, saveOf(request));
      const edited = tagWith(reply, await editedTexts(db, language));
      const sentences = [
        `The settings are saved in ${languageName(language)}.`,
        changedMeanwhile(edited, seen),
      ];
      return { ...edited, message: sentences.join(' ').trim() };
    },
  });
}
