import { redirect } from 'react-router';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { enquirySection } from '../../../domain/content/sections/kinds/enquiry.ts';
import type { SectionNeed } from '../../../domain/content/sections/section.ts';
import {
  needsOf,
  type ShownPage,
  sectionsOfKind,
} from '../../../domain/content/sections/shown-section.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import { type ListPart, listAddress } from '../../../domain/list-part.ts';
import type { SiteContext } from '../../context.ts';
import type { SiteFrame } from '../layout/site-frame.ts';
import { isCategory, isPartThere, readListPart } from '../lists/list-view.ts';
import { messagesOf } from '../messages-of.ts';
import { pagePlace } from '../page-place.ts';
import { formIdOf } from '../sections/enquiry.tsx';
import { findSectionData } from '../sections/section-data.ts';
import { beginsWithHero } from '../sections/sections.tsx';
import { filledPage, namesProjects } from './filled-page.ts';

const lists: readonly SectionNeed[] = ['caseStudyList', 'blogList'];

const wholeList: ListPart = { category: '', find: '', page: 1 };

/** @throws {Response} where the category of the list has another name today */
async function dataFor(page: ShownPage, site: SiteContext, query?: URLSearchParams) {
  const { queries } = site;
  const needs = needsOf(page.sections);
  const hasList = needs.some((need) => lists.includes(need));
  const part = hasList && query ? readListPart(query) : wholeList;
  if (!part) return null;
  const data = await findSectionData(needs, queries, part);
  const found = [data.caseStudyList, data.blogList].filter((list) => list !== undefined);
  if (found.length === 0 || found.some(isPartThere)) return data;
  const isAsked = data.blogList && !isCategory(part.category, data.blogList.counts);
  const category = isAsked && (await queries.findRenamedCategory(part.category));
  if (!category) return null;
  const { address } = pagePlace(site, encodedPath(page.path));
  throw redirect(listAddress(address, { ...part, category }), 301);
}

/**
 * What a page shows, and what its sections need; null where there is no page at the path, or no such
 * part of its list.
 *
 * @param query says which part of its list a page shows
 */
export async function findPageContent(site: SiteContext, path: string, query?: URLSearchParams) {
  const { queries, enquiryMonths } = site;
  const page = await queries.findPage(path);
  if (!page) return null;
  const [settings, data, counts] = await Promise.all([
    queries.findSiteSettings(),
    dataFor(page, site, query),
    // Asked only where a text names the number.
    namesProjects(page) ? queries.countCaseStudyCategories() : undefined,
  ]);
  if (!data) return null;
  const facts = factsOf(
    settings,
    { enquiryMonths, projects: counts?.total ?? 0 },
    messagesOf(site),
  );
  const [enquiry] = sectionsOfKind(page.sections, enquirySection);
  const frame: SiteFrame = {
    landing: page.header === 'landing page',
    form: enquiry && formIdOf(enquiry),
    solidHeader: !beginsWithHero(page.sections),
  };
  return {
    ...filledPage(page, facts),
    settings,
    facts,
    data,
    origin: site.origin,
    frame,
    // Its own, which is not the path of a preview.
    place: pagePlace(site, encodedPath(page.path)),
  };
}

export type PageContent = NonNullable<Awaited<ReturnType<typeof findPageContent>>>;
