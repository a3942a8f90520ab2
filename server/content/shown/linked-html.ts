import { parseFragment, serialize } from 'parse5';
import type { PageLink } from '../../../domain/languages/page-languages.ts';
import { attribute, elements, setAttribute } from '../../html/tree.ts';

/** Writes the address of an original for the language of a page. */
export type LinkTo = (href: string) => PageLink;

/** The links of an editor's text, written for the language of the page that shows it (R-L-06). */
export function linkedHtml(html: string, linkTo: LinkTo): string {
  if (!html.includes('<a ')) return html;
  const tree = parseFragment(html);
  for (const link of elements(tree, 'a')) {
    const typed = attribute(link, 'href');
    if (typed === null || attribute(link, 'hreflang') !== null) continue;
    const { href, hrefLang } = linkTo(typed);
    setAttribute(link, 'href', href);
    if (hrefLang) setAttribute(link, 'hreflang', hrefLang);
  }
  return serialize(tree);
}
