import { z } from '../../../../domain/zod.ts';

const text = z
  .string()
  .nullish()
  .catch('')
  .transform((value) => (value ?? '').toWellFormed());

/** Numbers in the first versions, 24 hexadecimal characters since. */
const id = z.union([z.string(), z.number()]).transform(String);

/** Of later versions the texts for search engines stand in `posts_meta`. */
const metaRow = z.object({
  meta_title: text,
  meta_description: text,
  og_image: text,
  og_title: text,
  og_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
});

export type GhostMeta = z.infer<typeof metaRow>;

export const postMetaRow = metaRow.extend({ post_id: id });

export const postRow = metaRow.extend({
  id,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  /** What the editor keeps, as JSON: of version 5.x, and of those before. */
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish().catch(null),
  status: text,
  visibility: text,
  locale: text,
  custom_excerpt: text,
  author_id: z.union([id, z.null()]).optional().catch(null),
  published_at: z.union([z.string(), z.number()]).nullish().catch(null),
  updated_at: z.union([z.string(), z.number()]).nullish().catch(null),
});

export type GhostPost = z.infer<typeof postRow>;

export const tagRow = z.object({ id, name: text, slug: text, visibility: text });

export const userRow = z.object({ id, name: text, slug: text });

const order = z.number().nullish().catch(null);

export const postTagRow = z.object({ post_id: id, tag_id: id, sort_order: order });

export const postAuthorRow = z.object({ post_id: id, author_id: id, sort_order: order });

export const settingRow = z.object({ key: z.string(), value: z.unknown() });
