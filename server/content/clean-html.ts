import { cleanHtml } from '../../domain/content/text/rich-text.ts';
import { LruCache } from '../../page-cache/lru-cache.ts';

/** Bytes of texts whose clean form is maxBytes, both counted. */
const maxBytes = 8_000_000;

interface Clean {
  html: string;
  bytes: number;
}

const known = new LruCache<Clean>(maxBytes);

/**
 * `cleanHtml`, which takes some milliseconds for an article, once per text: after a publish every page
 * is made anew, and almost every text on them is the one from before.
 */
export function cleanHtmlOnce(html: string): string {
  const before = known.get(html);
  if (before) return before.html;
  const clean = cleanHtml(html);
  // JavaScript keeps up to two bytes a character.
  known.set(html, { html: clean, bytes: 2 * (html.length + clean.length) });
  return clean;
}
