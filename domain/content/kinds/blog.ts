import type { SiteMessages } from '../../messages/messages.ts';
import { z } from '../../zod.ts';
import { slugFrom, slugFromTitle } from '../addresses/slug.ts';
import { slug } from '../fields/address-fields.ts';
import { address, image, line, lines } from '../fields/fields.ts';
import { defineKind, type InputOf, type ItemOf, type ListItemOf } from '../kind.ts';
import { timeFromPublishedDate } from '../text/published-date.ts';
import { kindWords } from './names.ts';

/** Specification §2.7, §9. */
export const blogContentLimit = 10;

export const blogPairLimits = { heading: 300, paragraph: 100_000 } as const;

const metaLimit = 500;

export interface BlogContentItem {
  heading: string;
  paragraph: string;
}

/** Specification §5, R-5-14: on publishing (decision D56). */
export function filledContent(items: BlogContentItem[]): BlogContentItem[] {
  return items.filter((item) => item.heading.trim() !== '' && item.paragraph.trim() !== '');
}

const pair = z.object({
  heading: z.string().max(blogPairLimits.heading).default(''),
  paragraph: z.string().max(blogPairLimits.paragraph).default(''),
});
const pairAnswer = z.object({ heading: z.string(), paragraph: z.string() });
const anyText = z.string().catch('');

const pairs = {
  label: 'Content',
  group: 'content',
  control: 'pairs',
  roles: ['translatable'],
  input: z
    .array(pair)
    .max(blogContentLimit, `A blog holds at most ${blogContentLimit} heading and paragraph pairs.`)
    .default([]),
  answer: z.array(pairAnswer),
  lenient: z.array(z.object({ heading: anyText, paragraph: anyText })).catch([]),
  empty: [],
  json: true,
  publishedOf: filledContent,
  mapHtml: (items: BlogContentItem[], change: (html: string) => string) =>
    items.map(({ heading, paragraph }) => ({ heading, paragraph: change(paragraph) })),
} as const;

const categoryId = z.number().int().positive().nullable();

const category = {
  label: 'Category',
  group: 'article',
  control: 'category',
  columns: 6,
  roles: [],
  input: categoryId.default(null),
  answer: z.number().int().nullable().describe('category_id, or null while none is chosen.'),
  lenient: categoryId.catch(null),
  empty: null,
} as const;

/** Specification §3. Absent fields count as empty (decision D50). */
export const blogKind = defineKind({
  name: 'blog',
  ...kindWords.blog,
  table: 'blogs',
  key: { column: 'blog_id', id: z.number().int(), isCounted: true },
  address: { base: '/blogs/', column: 'slug' },
  listedBy: 'published_at',
  search: { table: 'blog_search' },
  absent: 'emptied',
  html: 'cleaned',
  untitled: 'Untitled blog',
  // Six fields and the category (R-3-05, decision D22).
  list: ['slug_url', 'title', 'brief_paragraph', 'category', 'published_date', 'blog_image'],
  listing: {
    shows: ['slug_url', 'title', 'brief_paragraph', 'category', 'published_date', 'blog_image'],
    searches: ['title', 'brief_paragraph'],
    title: 'title',
  },
  page: {
    shows: ['title', 'brief_paragraph', 'metaTitle', 'metaDescription', 'blogs_content'],
    title: 'metaTitle',
    titleElse: 'title',
    heading: 'title',
    description: 'metaDescription',
    pictures: ['blog_image'],
    type: 'BlogPosting',
    untitled: 'article.untitled',
    date: 'published_date',
    drawing: 'wide',
    budget: { first: 125_000, rest: 80_000 },
    canonical: 'canonicalLink',
    list: '/insights',
    isInFeed: true,
    summary: 'feeds.insights',
  },
  groups: [
    { id: 'article', title: 'Article' },
    { id: 'banner', title: 'Banner' },
    { id: 'content', title: 'Content' },
    { id: 'search', title: 'Search engines' },
  ],
  fields: {
    title: line('article', 'Title', 300, { roles: ['title', 'search'] }),
    slug_url: slug('article', 'Slug URL', { roles: ['title'] }),
    category,
    // Free text, shown verbatim (R-3-07).
    published_date: line('article', 'Published Date', 100, { columns: 6, isShared: true }),
    author: line('article', 'Author', 100, {
      isShared: true,
      roles: ['author'],
      hint: 'A name from your page of people brings portrait and role with it.',
    }),
    brief_paragraph: lines('article', 'Brief Paragraph', 2_000, { roles: ['search'] }),
    blog_image: image('banner', 'Banner image URL', { roles: ['picture'] }),
    blogs_content: pairs,
    metaTitle: line('search', 'Meta Title', metaLimit, { columns: 6, advised: 60 }),
    canonicalLink: address('search', 'Canonical Link', { columns: 6 }),
    metaDescription: lines('search', 'Meta Description', metaLimit, { advised: 155 }),
  },
  completed: (values) =>
    values.slug_url.trim() === '' ? { ...values, slug_url: slugFromTitle(values.title) } : values,
  slugOf: ({ slug_url }) => slugFrom(slug_url),
  listedAt: ({ published_date }) => timeFromPublishedDate(published_date)?.toISOString() ?? null,
  unready: ({ slug_url }) =>
    slugFrom(slug_url) === ''
      ? 'This blog has no address yet. Give it a title or a Slug URL first.'
      : null,
});

export type Blog = ItemOf<typeof blogKind>;

export const blogInput = blogKind.input;

export type BlogInput = InputOf<typeof blogKind>;

export type BlogListItem = ListItemOf<typeof blogKind>;

/** A blog may be published without a title (decision D50). */
export function blogTitle(
  { title }: Pick<Blog, 'title'>,
  { text }: Pick<SiteMessages, 'text'>,
): string {
  return title.trim() === '' ? text('article.untitled') : title;
}

export type PublishedBlog = Blog & {
  categoryName: string | null;
  publishedAt: string;
  updatedAt: string;
};

export type BlogLink = Pick<Blog, 'slug_url' | 'title'>;

export interface BlogNeighbours {
  previous: BlogLink | null;
  next: BlogLink | null;
}
