import type { FastifyInstance } from 'fastify';
import { findSiteTexts } from '../../../db/content/editions/site-texts.ts';
import { type EditionTitle, findEditionTitles } from '../../../db/content/public/edition-titles.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import { findFeedBlogsIn } from '../../../db/content/public/language-lists.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { withFigures } from '../../../domain/content/claims/declared.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { type Facts, withFacts } from '../../../domain/content/sections/facts.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import { type Editions, linkFrom } from '../../../domain/languages/page-languages.ts';
import type { SiteLanguage } from '../../../domain/languages/site-languages.ts';
import { publishedLanguages } from '../../../domain/languages/site-languages.ts';
import { settingsIn } from '../../../domain/languages/site-texts.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { languagesOfSite } from '../languages/languages-of-site.ts';
import { figuresInLanguage } from '../queries/filled-queries.ts';
import { homeFirst, listedTitle } from './own-pages.ts';
import { llmsTxt, maxListed } from './plain-files.ts';
import type { PublicPage } from './public-page.ts';
import { listedKinds } from './public-pages.ts';
import { maxFeedItems, rssOf } from './rss.ts';

/** Null for what is no prefix of a further language that visitors see. */
async function furtherAt({ services: { db } }: FastifyInstance, prefix: string) {
  const settings = await findSiteSettings(db);
  const language = publishedLanguages(settings).find((one) => one.prefix === prefix);
  return language && !language.isOrigin ? { settings, language } : null;
}

type Further = NonNullable<Awaited<ReturnType<typeof furtherAt>>>;

async function rssIn(app: FastifyInstance, { settings, language: current }: Further) {
  const { db, config } = app.services;
  const [languages, texts, blogs] = await Promise.all([
    languagesOfSite(settings, () => findEditions(db)),
    findSiteTexts(db, current.tag),
    findFeedBlogsIn(db, current.tag, maxFeedItems),
  ]);
  const own = settingsIn(settings, texts);
  const figures = figuresInLanguage(own, messagesFor(current.tag, current.digits));
  const { name, description } = withFigures(own, figures);
  return rssOf(withFigures(blogs, figures), {
    name,
    description,
    tag: current.tag,
    prefix: current.prefix,
    origin: config.origin,
    insights: messagesFor(current.tag).text('lists.insights'),
    linkTo: (path) => linkFrom({ ...languages, current }, path).href,
  });
}

function pagesOf(titles: readonly EditionTitle[], facts: Facts): PublicPage[] {
  return titles.map(({ kind, address, ...texts }) => {
    const page = { path: encodedPath(address), images: [] };
    if (kind !== pageKind.name) return { ...page, ...texts };
    const title = listedTitle(texts.title, facts);
    return { ...page, title, description: withFacts(texts.description, facts) };
  });
}

/** Whether its original is public, and may be in search engines. */
function isListed({ originals, apart }: Editions, address: string): boolean {
  const original = originals.get(address);
  return original !== undefined && original !== notFoundPath && !apart.has(original);
}

async function llmsIn(app: FastifyInstance, { settings, language }: Further) {
  const { tag, digits, prefix } = language;
  const { db, config } = app.services;
  const [texts, titles, editions] = await Promise.all([
    findSiteTexts(db, tag),
    findEditionTitles(db, tag, maxListed),
    findEditions(db, config.origin),
  ]);
  const listed = titles.filter(({ address }) => isListed(editions, address));
  const own = settingsIn(settings, texts);
  const messages = messagesFor(tag, digits);
  const named = (name: ItemKind) => listed.filter(({ kind }) => kind === name);
  const counted = {
    enquiryMonths: config.enquiries.months,
    projects: named(caseStudyKind.name).length,
  };
  const facts = factsOf(own, counted, messages);
  const parts = [pageKind, ...listedKinds].map(({ name, page }) => ({
    heading: page.summary,
    pages: homeFirst(pagesOf(named(name), facts), prefix),
  }));
  const figures = figuresInLanguage(own, messages);
  return llmsTxt(withFigures(own, figures), withFigures(parts, figures), {
    origin: config.origin,
    messages,
  });
}

interface LanguageFeed {
  file: string;
  type: string;
  text: (app: FastifyInstance, further: Further) => Promise<string>;
}

/** Below the prefix of each further language (R-L-07). */
export const languageFeeds: readonly LanguageFeed[] = [
  { file: 'rss.xml', type: 'application/rss+xml', text: rssIn },
  { file: 'llms.txt', type: 'text/plain', text: llmsIn },
];

/** Null at addresses that are no feed's. */
export async function findLanguageFeed(
  app: FastifyInstance,
  { text }: LanguageFeed,
  prefix: SiteLanguage['prefix'],
): Promise<(() => Promise<string>) | null> {
  const further = await furtherAt(app, prefix);
  return further && (() => text(app, further));
}
