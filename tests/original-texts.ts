import { firstBlogs } from '../content/blogs.ts';
import { firstCaseStudies } from '../content/case-studies.ts';
import { firstCategories } from '../content/categories.ts';
import { firstLocationPages } from '../content/location-pages.ts';
import type { FirstPage } from '../content/pages/first-page.ts';
import { firstPages } from '../content/pages.ts';
import { firstSettings } from '../content/settings.ts';
import type { FieldDefinitions } from '../domain/content/fields/fields.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../domain/content/kinds/case-study-fields.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { sectionKindNamed } from '../domain/content/sections/sections.ts';

type Texts = Record<string, unknown>;

const textControls = new Set(['line', 'lines', 'html']);

/** Figures, and the names of parts in links, are the same in every language. */
const studyFigures = /^(?:year|figure|sec4Percentage\d)$/;
const linkNames = /^anchor$/;

function picked<T extends object>(row: T, ...names: (keyof T)[]): Texts {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function byId<T extends { id?: string | undefined }>(
  rows: readonly T[],
  textsOf: (row: T) => Texts,
): Texts {
  return Object.fromEntries(rows.map((row, place) => [row.id ?? place, textsOf(row)]));
}

function fieldTexts(fields: FieldDefinitions, values: object, shared: RegExp): Texts {
  const entries = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const field = fields[name];
    if (field?.rows && Array.isArray(value)) {
      const inner = field.rows.fields;
      return [[name, byId(value, (row: object) => fieldTexts(inner, row, shared))]];
    }
    const isText = field !== undefined && textControls.has(field.control) && value !== '';
    return isText && !shared.test(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

function pageTexts({ sections, ...page }: FirstPage): Texts {
  const { name, meta_title, meta_description, meta_keywords } = page;
  const texts = sections.map(({ id, kind, props }) => {
    return [id, fieldTexts(sectionKindNamed(kind)?.fields ?? {}, props, linkNames)];
  });
  const keywords = meta_keywords ? { meta_keywords } : {};
  return { name, meta_title, meta_description, ...keywords, sections: Object.fromEntries(texts) };
}

interface Entry {
  id: string;
  label: string;
  entries?: readonly Entry[];
}

function entryTexts({ label, entries = [] }: Entry): Texts {
  return entries.length > 0 ? { label, entries: byId(entries, entryTexts) } : { label };
}

function menuTexts({ header, start, quote, footer, legal }: typeof firstSettings.menus): Texts {
  return {
    header: byId(header, entryTexts),
    start: picked(start, 'label'),
    quote: picked(quote, 'label', 'text'),
    footer: {
      ...picked(footer, 'label', 'call', 'social', 'places', 'rights'),
      links: byId(footer.links, entryTexts),
    },
    legal: { label: legal.label, links: byId(legal.links, entryTexts) },
  };
}

const { offices, testimonials, menus } = firstSettings;

const settings = {
  agency: picked(firstSettings, 'name', 'description'),
  offices: { offices: byId(offices, (row) => picked(row, 'city', 'street', 'country')) },
  testimonials: {
    testimonials: byId(testimonials, (row) => {
      return picked(row, 'name', 'role', 'excerpt', 'service', 'place');
    }),
  },
  menus: { menus: menuTexts(menus) },
  categories: {
    categories: Object.fromEntries(firstCategories.map((name) => [name, name])),
    studyCategories: Object.fromEntries(caseStudyCategories.map((name) => [name, name])),
  },
};

/** What an edition of each item of the first content has texts for, by folder and item. */
export const originalTexts: Readonly<Record<string, ReadonlyMap<string, Texts>>> = {
  pages: new Map(firstPages.map((page) => [page.path, pageTexts(page)])),
  blogs: new Map(
    firstBlogs.map((blog) => [
      blog.slug_url,
      picked(blog, 'title', 'brief_paragraph', 'blogs_content', 'metaTitle', 'metaDescription'),
    ]),
  ),
  'case-studies': new Map(
    firstCaseStudies.map(({ slug, reviews, ...study }) => {
      const texts = fieldTexts(caseStudyKind.fields, study, studyFigures);
      return [slug, { ...texts, reviews: reviews.map((one) => picked(one, 'name', 'text')) }];
    }),
  ),
  'location-pages': new Map(
    firstLocationPages.map((page) => [
      page.slug_url,
      fieldTexts(locationPageKind.fields, page, linkNames),
    ]),
  ),
  settings: new Map(Object.entries(settings)),
};
