import type { ListPart } from '../../../domain/list-part.ts';
import type { PageContent } from '../page/page-content.ts';
import { type PageMeta, titled } from '../page-meta.ts';
import { listPageMeta, numbered } from './list-view.ts';

type TitleOfPart = (part: ListPart) => string;

const studiesTitle: TitleOfPart = ({ category, find }) =>
  find === '' ? `${category} Case Studies` : `Case studies with “${find}”`;

const blogsTitle: TitleOfPart = ({ category, find }) =>
  find === '' ? `Insights: ${category}` : `Articles with “${find}”`;

function shownList({ data: { caseStudyList, blogList } }: PageContent) {
  if (caseStudyList) return { ...caseStudyList, titleOf: studiesTitle };
  return blogList && { ...blogList, titleOf: blogsTitle };
}

/** Of a page with a list: what search engines read of the part that it shows. */
export function listMetaOf(page: PageContent, meta: PageMeta): PageMeta {
  const list = shownList(page);
  if (!list) return meta;
  const { part, count, titleOf } = list;
  const isWhole = part.category === '' && part.find === '';
  const title = isWhole ? meta.title : titled(titleOf(part), page.settings.name);
  const place = listPageMeta(page, part, count);
  return {
    ...meta,
    ...numbered(part.page, { title, description: meta.description }),
    ...place,
    canonical: page.canonical_link.trim() === '' ? place.canonical : meta.canonical,
    noindex: meta.noindex || place.noindex,
  };
}
