import type { SiteQueries } from '../../../app/context.ts';
import {
  declaredFigures,
  figureTexts,
  withFigures,
} from '../../../domain/content/claims/declared.ts';
import { namesInBraces } from '../../../domain/content/sections/braces.ts';
import type { PageLanguages } from '../../../domain/languages/page-languages.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import type { SiteSettings } from '../../../domain/settings.ts';

/** Answers that are kept until content changes are looked through once. */
const withoutNames = new WeakSet<object>();

function namesFigure(value: unknown): boolean {
  if (typeof value === 'string') return namesInBraces(value).length > 0;
  if (typeof value !== 'object' || value === null || withoutNames.has(value)) return false;
  const isNamed = Object.values(value).some(namesFigure);
  if (!isNamed) withoutNames.add(value);
  return isNamed;
}

/** What the owner's figures are in the digits of a language; facts stand in sections of pages (decision D69). */
export function figuresInLanguage(
  settings: SiteSettings,
  { number }: Pick<SiteMessages, 'number'>,
) {
  const own = declaredFigures(settings).filter(({ isOwn }) => isOwn);
  return figureTexts(own, (digit) => number(digit, { useGrouping: false }));
}

/** With the owner's figures in all texts of items and settings (R-G-04); sections of pages are filled with all facts. */
export function filledQueries(
  queries: SiteQueries,
  languages: PageLanguages | undefined,
): SiteQueries {
  async function fill<Answer>(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    if (!namesFigure(answer)) return answer;
    const settings = await queries.findSiteSettings();
    const { tag, digits } = languages?.current ?? { ...settings.language, digits: undefined };
    return withFigures(answer, figuresInLanguage(settings, messagesFor(tag, digits)));
  }
  return {
    ...queries,
    findSiteSettings: () => fill(queries.findSiteSettings()),
    findCaseStudyPage: (part) => fill(queries.findCaseStudyPage(part)),
    findRandomCaseStudies: (count) => fill(queries.findRandomCaseStudies(count)),
    findPublishedCaseStudyById: (id) => fill(queries.findPublishedCaseStudyById(id)),
    findNextCaseStudy: (id) => fill(queries.findNextCaseStudy(id)),
    findReviewedStudies: () => fill(queries.findReviewedStudies()),
    findBlogPage: (part) => fill(queries.findBlogPage(part)),
    findLatestBlogs: (count, without) => fill(queries.findLatestBlogs(count, without)),
    findPublishedBlogBySlug: (slug) => fill(queries.findPublishedBlogBySlug(slug)),
    findPerson: (name) => fill(queries.findPerson(name)),
    findBlogNeighbours: (id) => fill(queries.findBlogNeighbours(id)),
    findPublishedItem: (kind, part) => fill(queries.findPublishedItem(kind, part)),
    findGonePage: (address) => fill(queries.findGonePage(address)),
    findPublishedLocationLinks: () => fill(queries.findPublishedLocationLinks()),
    findMenus: () => fill(queries.findMenus()),
  };
}
