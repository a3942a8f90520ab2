import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { removedHtml } from '../../../domain/content/text/removed-html.ts';
import { listedWords } from '../../../domain/count-of.ts';
import { attribute, type Element, elements, readFragment, words } from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { CheckedItem, HtmlField } from './checked-item.ts';
import { contrastOf, type SiteColours } from './colours.ts';

const missed =
  /^<(?:audio|button|embed|form|iframe|img|input|object|picture|script|select|svg|textarea|video)>$/;

const maxNamed = 5;

function removedIn({ name, html }: HtmlField): Finding[] {
  const removed = removedHtml(html);
  if (removed.length === 0) return [];
  const severity = removed.some((part) => missed.test(part)) ? 'error' : 'hint';
  const message = `Saving takes away ${listedWords(removed, maxNamed)}; visitors will not get it.`;
  const mended = { label: 'Take it away now', value: cleanHtmlOnce(html) };
  return [{ check: 'html', severity, field: name, message, mended }];
}

/** WCAG 1.4.3. */
const minContrast = 4.5;

function coloursOf(element: Element): { text: string; ground: string } {
  const style = attribute(element, 'style') ?? '';
  const named = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim();
  return {
    text: named('color') ?? attribute(element, 'color') ?? '',
    ground: named('background(?:-color)?') ?? attribute(element, 'bgcolor') ?? '',
  };
}

/** Saving drops colours, of which some would be unreadable anyway. */
function contrastIn({ name, html }: HtmlField, { ground: paper, ink }: SiteColours): Finding[] {
  for (const element of elements(readFragment(html))) {
    const { text, ground } = coloursOf(element);
    if (text === '' && ground === '') continue;
    const ratio = contrastOf(text || ink, ground || paper);
    if (ratio === null || ratio >= minContrast || words(element) === '') continue;
    const message = `'${words(element).slice(0, 40)}' would be read at a contrast of ${ratio.toFixed(1)} to 1; ${minContrast} is the least. The site's own colours take its place.`;
    const mended = { label: "Take the site's colours", value: cleanHtmlOnce(html) };
    return [{ check: 'contrast', severity: 'hint', field: name, message, mended }];
  }
  return [];
}

export function htmlFindings({ html }: CheckedItem): Finding[] {
  return html.flatMap(removedIn);
}

export function contrastFindings({ html }: CheckedItem, colours: SiteColours): Finding[] {
  return html.flatMap((field) => contrastIn(field, colours));
}
