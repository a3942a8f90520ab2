import { z } from '../zod.ts';

/** What a reader could not keep as it was, or what it made of it. */
export const sourceNote = z.object({
  /** What it was, such as 'shortcode [pricing]'. */
  what: z.string(),
  /** What became of it, as a sentence. */
  became: z.string(),
});

export type SourceNote = z.infer<typeof sourceNote>;

/** What became of classes, sizes and the like: nobody has to look at it. */
export const lookNote = 'Left out: texts take their look from the site.';

const statuses = ['published', 'scheduled', 'draft', 'private', 'trash'] as const;

/**
 * A text of a foreign site, with the notation of its source (block comments, shortcodes, cards)
 * already made HTML; not sanitized, its links and pictures still lead to the old site. Its title, its
 * excerpt and `seo` are plain words.
 */
export const sourceItem = z.object({
  what: z.literal('item'),
  /** Unchanging in its source, such as 'post 12': an import knows an item again by it (R-I-03). */
  id: z.string(),
  /** The post type of the source, such as 'post', 'page' or 'product'. */
  type: z.string(),
  status: z.enum(statuses),
  title: z.string(),
  /** The last part of its address. */
  slug: z.string(),
  /** Paths and queries that it answered at, the first of them its own: '/2014/05/a-title/', '/?p=12'. */
  addresses: z.array(z.string()),
  html: z.string(),
  excerpt: z.string(),
  /** ISO 8601 in UTC, or null. */
  publishedAt: z.string().nullable(),
  /** The day that its readers saw, such as '2015-01-01', where it is another than in UTC. */
  publishedDay: z.string().optional(),
  updatedAt: z.string().nullable(),
  authors: z.array(z.string()),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  seo: z.object({ title: z.string(), description: z.string(), picture: z.string() }),
  /** Address, or path within the archive, of the picture that stands for it; '' for none. */
  picture: z.string(),
  pictureAlt: z.string(),
  /** BCP 47; '' for the site's own language. */
  language: z.string(),
  /** What items that are translations of each other have in common; '' for none. */
  translations: z.string(),
  notes: z.array(sourceNote),
});

export type SourceItem = z.infer<typeof sourceItem>;

/** A file of the source's media library. */
const sourceFile = z.object({
  what: z.literal('file'),
  id: z.string(),
  /** Where it can be fetched, or its path within the archive. */
  address: z.string(),
  /** Pages of the old site that showed it alone. */
  addresses: z.array(z.string()),
  alt: z.string(),
  caption: z.string(),
});

export type SourceFile = z.infer<typeof sourceFile>;

/** A category, an archive, a feed: an address that lists items. */
const sourceList = z.object({
  what: z.literal('list'),
  id: z.string(),
  type: z.enum(['category', 'tag', 'author', 'feed', 'date']),
  name: z.string(),
  addresses: z.array(z.string()),
});

/** A menu of the source, a proposal only. */
const sourceMenu = z.object({
  what: z.literal('menu'),
  id: z.string(),
  name: z.string(),
  entries: z.array(z.object({ label: z.string(), address: z.string(), depth: z.number() })),
});

/** The site that a file comes from. */
const sourceSite = z.object({
  what: z.literal('site'),
  /** Its address, such as 'https://old.example/news'; '' where the file does not say. */
  origin: z.string(),
  name: z.string(),
  language: z.string(),
});

/** Something in the file that could not be read; the reader goes on after it. */
const unreadable = z.object({ what: z.literal('unreadable'), id: z.string(), reason: z.string() });

/** One thing that the reader of an export finds, in the order of its file. */
export const sourceEntry = z.discriminatedUnion('what', [
  sourceSite,
  sourceItem,
  sourceFile,
  sourceList,
  sourceMenu,
  unreadable,
]);

export type SourceEntry = z.infer<typeof sourceEntry>;
