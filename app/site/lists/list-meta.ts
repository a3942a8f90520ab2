import { studyCategoryName } from '../../../domain/content/kinds/study-category-name.ts';
import type { ListPart } from '../../../domain/list-part.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import type { PageContent } from '../page/page-content.ts';
import { type PageMeta, titled } from '../page-meta.ts';
import { listPageMeta, numbered } from './list-view.ts';

type TitleOfPart = (part: ListPart, messages: SiteMessages) => string;

/** Typed words reach no title: anybody can write them into an address (decision D61). */
const studiesTitle: TitleOfPart = ({ category: name, find }, messages) => {
  const { text } = messages;
  if (find !== '') return text('lists.searchInStudies');
  return text('lists.studiesOfCategory', { category: studyCategoryName(name, messages) });
};

const blogsTitle: TitleOfPart = ({ category, find }, { text }) =>
  find === '' ? text('lists.articlesOfCategory', { category }) : text('lists.searchInArticles');

function shownList({ data: { caseStudyList, blogList } }: PageContent) {
  if (caseStudyList) return { ...caseStudyList, titleOf: studiesTitle };
  return blogList && { ...blogList, titleOf: blogsTitle };
}

/** Of a page with a list: what search engines read of the part that it shows. */
export function listMetaOf(page: PageContent, meta: PageMeta, messages: SiteMessages): PageMeta {
  const list = shownList(page);
  if (!list) return meta;
  const { part, titleOf } = list;
  const isWhole = part.category === '' && part.find === '';
  const title = isWhole ? meta.title : titled(titleOf(part, messages), page.settings.name);
  const place = listPageMeta({ path: page.place.address, origin: page.origin }, list);
  const isOwn = meta.canonical === page.origin + page.place.address;
  return {
    ...meta,
    ...numbered(part.page, { title, description: meta.description }, messages),
    ...place,
    canonical: isOwn ? place.canonical : meta.canonical,
    noindex: meta.noindex || place.noindex,
  };
}
