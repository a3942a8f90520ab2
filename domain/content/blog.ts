import { z } from '../zod.ts';
import { slugProblem } from './addresses/slug.ts';
import { webAddress } from './addresses/web-address.ts';

/** Heading and paragraph pairs of the blog form (specification §2.7, §9). */
export const blogContentLimit = 10;

/** Longest texts in UTF-16 code units; the specification states none, so these only stop abuse. */
export const blogLimits = {
  title: 300,
  brief_paragraph: 2_000,
  published_date: 100,
  meta: 500,
  heading: 300,
  paragraph: 100_000,
} as const;

export interface BlogContentItem {
  heading: string;
  /** HTML, cleaned by domain/content/text/rich-text.ts before it is stored. */
  paragraph: string;
}

export interface Blog {
  blog_id: number;
  title: string;
  slug_url: string;
  brief_paragraph: string;
  /** category_id of the blog's category, or null while none is chosen. */
  category: number | null;
  /** Free text, shown verbatim (R-3-07). */
  published_date: string;
  blog_image: string;
  metaTitle: string;
  metaDescription: string;
  canonicalLink: string;
  blogs_content: BlogContentItem[];
}

/** What the list call returns per blog (R-3-05, decision D22). */
export type BlogListItem = Pick<
  Blog,
  | 'blog_id'
  | 'slug_url'
  | 'title'
  | 'brief_paragraph'
  | 'published_date'
  | 'blog_image'
  | 'category'
>;

/** The title as pages show it; a blog may be published without one (decision D50). */
export function blogTitle({ title }: Pick<Blog, 'title'>): string {
  return title.trim() === '' ? 'Untitled article' : title;
}

/** A blog with what its page tells beyond the entity. Times are ISO 8601 UTC. */
export type PublishedBlog = Blog & {
  categoryName: string | null;
  publishedAt: string;
  updatedAt: string;
};

/** What leads from one article to the next. */
export type BlogLink = Pick<Blog, 'slug_url' | 'title'>;

/** The articles published just before and just after another; null at the ends. */
export interface BlogNeighbours {
  previous: BlogLink | null;
  next: BlogLink | null;
}

const contentItem = z.object({
  heading: z.string().max(blogLimits.heading).default(''),
  paragraph: z.string().max(blogLimits.paragraph).default(''),
});

/** Drops items with an empty heading or paragraph (specification §5, R-5-14). */
export function filledContent(items: BlogContentItem[]): BlogContentItem[] {
  return items.filter((item) => item.heading.trim() !== '' && item.paragraph.trim() !== '');
}

/** What POST /blog and PUT /blog/{id} accept; absent fields count as empty (decision D50). */
export const blogInput = z.object({
  title: z.string().max(blogLimits.title).default(''),
  slug_url: z
    .string()
    .default('')
    .superRefine((value, context) => {
      const problem = slugProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  brief_paragraph: z.string().max(blogLimits.brief_paragraph).default(''),
  category: z.number().int().positive().nullable().default(null),
  published_date: z.string().max(blogLimits.published_date).default(''),
  blog_image: webAddress.default(''),
  metaTitle: z.string().max(blogLimits.meta).default(''),
  metaDescription: z.string().max(blogLimits.meta).default(''),
  canonicalLink: webAddress.default(''),
  blogs_content: z
    .array(contentItem)
    .max(blogContentLimit, `A blog holds at most ${blogContentLimit} heading and paragraph pairs.`)
    .default([])
    .transform(filledContent),
});

export type BlogInput = z.infer<typeof blogInput>;
