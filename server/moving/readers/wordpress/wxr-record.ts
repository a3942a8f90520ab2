import { plainText } from '../../../../domain/content/text/rich-text.ts';

export interface WxrTerm {
  /** Its taxonomy: 'category', 'post_tag', 'nav_menu', 'language' and others. */
  domain: string;
  slug: string;
  name: string;
}

/** An element right below the channel of a WordPress export, or the channel's own fields. */
export interface WxrRecord {
  tag: string;
  fields: ReadonlyMap<string, string>;
  terms: readonly WxrTerm[];
  meta: ReadonlyMap<string, string>;
  comments: number;
  /** Names of fields that were longer than a reader takes. */
  cut: readonly string[];
}

/**
 * A copy of its own: the parser's strings are slices that hold on to a whole part of the file, so that
 * keeping a few of each part keeps all of it.
 */
export function kept(text: string): string {
  return Buffer.from(text).toString();
}

const breaking = /[^\P{Cc}\t\n\r]/gu;

/** Of a record, without control characters and halves of characters. */
export function fieldOf({ fields }: WxrRecord, name: string): string {
  return (fields.get(name) ?? '').toWellFormed().replace(breaking, '');
}

export function metaOf({ meta }: WxrRecord, name: string): string {
  return (meta.get(name) ?? '').toWellFormed().replace(breaking, '').trim();
}

/** WordPress keeps titles, names, excerpts, captions and SEO fields as HTML. */
export function plainWords(html: string): string {
  return html.includes('<') || html.includes('&') ? plainText(html) : html.trim();
}
