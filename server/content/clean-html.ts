import { cleanHtml } from '../../domain/content/text/rich-text.ts';
import { lruCache } from '../../page-cache/lru-cache.ts';

const maxBytes = 8_000_000;

interface Clean {
  html: string;
  bytes: number;
}

const known = lruCache<Clean>(maxBytes);

/** `cleanHtml` takes milliseconds per article, and after a publish most texts are unchanged. */
export function cleanHtmlOnce(html: string): string {
  const before = known.get(html);
  if (before) return before.html;
  const clean = cleanHtml(html);
  // A JavaScript string takes up to two bytes a character.
  known.set(html, { html: clean, bytes: 2 * (html.length + clean.length) });
  return clean;
}
