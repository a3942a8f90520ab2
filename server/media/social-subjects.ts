import type { FastifyInstance } from 'fastify';
import { findPublicEdition } from '../../db/content/editions/published-editions.ts';
import { findSettingsIn } from '../../db/content/editions/site-texts.ts';
import { findItem } from '../../db/content/find-items.ts';
import { keyOf } from '../../db/content/item-rows.ts';
import { findStudiesIn } from '../../db/content/public/language-lists.ts';
import { countForFeeds } from '../../db/content/public/public-items.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { withFigures } from '../../domain/content/claims/declared.ts';
import { addressPart, headingOf, type ItemOf } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { type CaseStudy, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { type ItemKind, kindNamed } from '../../domain/content/kinds/kinds.ts';
import { type LocationPage, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { namesFact, withFacts } from '../../domain/content/sections/facts.ts';
import { currentSection } from '../../domain/content/sections/sections.ts';
import { factsOf } from '../../domain/content/sections/site-facts.ts';
import { splitPath } from '../../domain/languages/language-path.ts';
import { publishedLanguages, type SiteLanguage } from '../../domain/languages/site-languages.ts';
import { pathOfSocialPicture, type SocialPictureKind } from '../../domain/media/social-picture.ts';
import type { SiteMessages } from '../../domain/messages/messages.ts';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import { isPlaced } from '../../domain/settings/groups/offices.ts';
import type { Office, SiteSettings } from '../../domain/settings.ts';
import type { SocialPicture } from '../../media/social/social-picture.ts';
import { listedTitle } from '../pages/feeds/own-pages.ts';
import { findPageTexts } from '../pages/feeds/page-texts.ts';
import { figuresInLanguage } from '../pages/queries/filled-queries.ts';
import { besidePage, besideStudy } from './social-art.ts';

type Subject = Omit<SocialPicture, 'look' | 'logo'>;
type Drawn = Omit<Subject, 'name'>;

interface Site {
  settings: SiteSettings;
  language: SiteLanguage;
  messages: SiteMessages;
}

async function siteIn(app: FastifyInstance, path: string, stored: SiteSettings): Promise<Site> {
  const { language } = splitPath(publishedLanguages(stored), path);
  const { tag, digits, isOrigin } = language;
  const settings = await findSettingsIn(app.services.db, stored, isOrigin ? null : tag);
  return { settings, language, messages: messagesFor(tag, digits) };
}

/** Only what stands on a page of sections may name them (decision D69). */
async function factsFor(app: FastifyInstance, text: string, site: Site) {
  const { db, config } = app.services;
  const { settings, language, messages } = site;
  const count = async () =>
    language.isOrigin
      ? (await countForFeeds(db, caseStudyKind)).count
      : (await findStudiesIn(db, language.tag)).length;
  const projects = namesFact(text, 'projects') ? await count() : 0;
  return factsOf(settings, { enquiryMonths: config.enquiries.months, projects }, messages);
}

/** The headline of the first hero, without its line breaks. */
function headlineOf(home: ItemOf<typeof pageKind> | null): string {
  const hero = home?.sections.find(({ kind, hidden }) => kind === 'hero' && !hidden);
  const { headline = '' } = hero ? currentSection(hero).props : {};
  return String(headline).replace(/\s+/g, ' ').trim();
}

async function findPage(app: FastifyInstance, id: string, site: Site): Promise<Drawn | null> {
  const { db } = app.services;
  const { name } = site.settings;
  const path = pathOfSocialPicture(id);
  if (!site.language.isOrigin) return findEditionSubject(app, path, site);
  if (id === 'home') {
    const headline = headlineOf(await findPublishedItem(db, pageKind, '/'));
    const title = withFacts(headline, await factsFor(app, headline, site)) || name;
    return { title, seed: 'hero' };
  }
  const page = await findPublishedItem(db, pageKind, path);
  if (page) {
    const { title } = await findPageTexts(app, path, name);
    return { title, seed: id, ...(await besidePage(app, page)) };
  }
  const location = await findPublishedItem(db, locationPageKind, path.slice(1));
  return location && locationSubject(location, site);
}

function coordinates({ latitude, longitude }: Office, { text, list }: SiteMessages): string {
  return list([
    text('feeds.latitude', {
      degrees: Math.abs(latitude),
      side: latitude < 0 ? 'south' : 'north',
    }),
    text('feeds.longitude', {
      degrees: Math.abs(longitude),
      side: longitude < 0 ? 'west' : 'east',
    }),
  ]);
}

function locationSubject(
  { main_heading, slug_url }: LocationPage,
  { settings: { offices }, messages }: Site,
): Drawn {
  const office = offices.find(({ city }) =>
    main_heading.toLowerCase().includes(city.toLowerCase()),
  );
  return {
    title: main_heading,
    seed: slug_url,
    ground: 'water',
    ...(office && isPlaced(office) && { words: coordinates(office, messages) }),
  };
}

/** An edition is drawn in its language; what is shared is that of its original. */
async function findEditionSubject(
  app: FastifyInstance,
  path: string,
  site: Site,
): Promise<Drawn | null> {
  const { language, messages } = site;
  const found = await findPublicEdition(app.services.db, path);
  if (!found) return null;
  const { kind, original, item } = found;
  // The values of the kind of that name, here and below.
  if (kind.name === pageKind.name) {
    const page = item as ItemOf<typeof pageKind>;
    const isHome = path === language.prefix;
    const typed = (isHome && headlineOf(page)) || page.meta_title || page.name;
    const title = listedTitle(typed, await factsFor(app, typed, site));
    const seed = isHome ? 'hero' : addressPart(kind, original).slice(1);
    // What a study says stands in the language of origin.
    const { art, ground } = await besidePage(app, page);
    return { title, seed, ...(art && { art, ground }) };
  }
  const subject = { title: headingOf(kind, item, messages), seed: addressPart(kind, original) };
  if (kind.name === locationPageKind.name) {
    return { ...subject, ground: 'water' };
  }
  const about = await beside(
    app,
    // The date of an article stands in the language of origin.
    { ...item, published_date: '' },
    { name: kind.name, messages },
  );
  return { ...subject, ...about };
}

/** Null for any other spelling of an id: the address of a picture is one. */
async function findItemSubject(
  app: FastifyInstance,
  { kind: name, id }: { kind: ItemKind; id: string },
  messages: SiteMessages,
): Promise<Drawn | null> {
  const kind = kindNamed(name);
  if (String(keyOf(kind, id)) !== id) return null;
  const item = await findItem(app.services.db, kind, id, { drafts: false });
  if (!item) return null;
  const subject = { title: headingOf(kind, item, messages), seed: addressPart(kind, item) };
  return { ...subject, ...(await beside(app, item, { name, messages })) };
}

/** What the picture of an item shows besides its title. */
async function beside(
  app: FastifyInstance,
  item: object,
  { name, messages }: { name: ItemKind; messages: SiteMessages },
): Promise<Partial<Drawn>> {
  // The values of the kind of that name.
  if (name === blogKind.name) return besideBlog(item as ItemOf<typeof blogKind>, messages);
  if (name === caseStudyKind.name) return besideStudy(app, item as CaseStudy);
  return {};
}

function besideBlog(
  { title, published_date }: ItemOf<typeof blogKind>,
  { text, list }: SiteMessages,
): Partial<Drawn> {
  const label = list([text('lists.insights'), published_date].filter(Boolean));
  return { label, ground: 'sand', art: { kind: 'letters', text: title } };
}

/** In face and direction of its page; a first language that runs from left to right needs neither. */
function inItsLanguage(drawn: Drawn, { tag, isOrigin, direction }: SiteLanguage): Drawn {
  if (isOrigin && direction === 'ltr') return drawn;
  const { art } = drawn;
  const letters = art?.kind === 'letters' && { art: { ...art, language: tag } };
  return { ...drawn, ...letters, language: tag };
}

export async function findSocialSubject(
  app: FastifyInstance,
  { kind, id }: { kind: SocialPictureKind; id: string },
  stored: SiteSettings,
): Promise<Subject | null> {
  const site = await siteIn(app, kind === 'page' ? pathOfSocialPicture(id) : '/', stored);
  const { settings, language, messages } = site;
  const drawn = await (kind === 'page'
    ? findPage(app, id, site)
    : findItemSubject(app, { kind, id }, messages));
  if (!drawn) return null;
  const name = settings.brand.wordmark || settings.name;
  return withFigures(
    { ...inItsLanguage(drawn, language), name },
    figuresInLanguage(settings, messages),
  );
}
