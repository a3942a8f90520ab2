import type { Page } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { edition as arabicCompany } from '../../content/editions/ar/pages/company.ts';
import { company as urduCompany } from '../../content/editions/ur/pages/company.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Texts = Record<string, unknown>;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function wordsOf(texts: Texts): string[] {
  const all = stringsIn(texts).join(' ');
  return all
    .replaceAll(/<[^>]*>|\{[^}]*\}|&\w+;/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{Script=Arabic}/u.test(word));
}

const words = { ar: wordsOf(arabicCompany.texts), ur: wordsOf(urduCompany.texts) };
export type Written = keyof typeof words;

/** As many letters of a written text: the same ones for the same text. */
function inWords(text: string, language: Written): string {
  // Numbers, addresses and what is in the script already stay.
  if (!/[a-z]{2}/i.test(text) || /@|:\/\/|\p{Script=Arabic}/u.test(text)) return text;
  const all = words[language];
  const start = [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  let made = '';
  for (let at = start % all.length; made.length < text.length * 0.8; at = (at + 1) % all.length)
    made += `${made && ' '}${all[at]}`;
  const [before = '', after = ''] = [/^\s/.exec(text)?.[0], /\s$/.exec(text)?.[0]];
  return before + made + after;
}

const skipped = /^(script|style|head|code|pre|template)$/;

function translate(node: Node, language: Written): void {
  if (node.nodeName === '#text' && 'value' in node) node.value = inWords(node.value, language);
  if ('attrs' in node)
    for (const attr of node.attrs) {
      // An island that wakes would show what it was sent.
      if (attr.name === 'data-island') attr.name = 'data-asleep';
      // Slides that stay beside the page would never load theirs.
      if (attr.name === 'loading') attr.value = 'eager';
      if (/^(alt|placeholder|aria-label)$/.test(attr.name))
        attr.value = inWords(attr.value, language);
    }
  if ('childNodes' in node && !skipped.test(node.nodeName))
    for (const child of node.childNodes) translate(child, language);
}

/** The pages of a site whose language is this one come in its words, until the site has such texts. */
export async function writeIn(page: Page, language: Written): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const document = parse(await response.text());
    translate(document, language);
    return route.fulfill({ response, body: serialize(document) });
  });
}
