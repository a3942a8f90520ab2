import { blockTags } from './classic-text.ts';

export interface Shortcode {
  name: string;
  typed: string;
  /** By name, and those without one by their place from 0. */
  attributes: Record<string, string>;
  /** What stands between it and its end; null where it has none. */
  inner: string | null;
}

const opening = /\[(\[?)([a-z][\w-]*)((?:[\s=][^[\]]{0,2000})?)(\/?)\](\]?)/gi;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Editors turn straight quotes into curly ones and entities; between straight ones they are words. */
function straight(text: string): string {
  if (/=\s*["']/.test(text)) return text;
  return text.replace(/&quot;|&#822[01];|&#8243;|[“”″]/g, '"').replace(/&#039;|&#821[67];/g, "'");
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let place = 0;
  for (const [, name, ...values] of straight(text).replace(/^=/, ' ').matchAll(attribute)) {
    const value = values.find((one) => one !== undefined) ?? '';
    if (name) found[name.toLowerCase()] = value;
    else {
      found[place] = value;
      place += 1;
    }
  }
  return found;
}

interface Ends {
  places: number[];
  /** Those before it are behind. */
  next: number;
}

function endAfter(ends: Ends | undefined, start: number): number | undefined {
  if (!ends) return undefined;
  while ((ends.places[ends.next] ?? start) < start) ends.next += 1;
  return ends.places[ends.next];
}

/** Where each shortcode ends that has an end, found in one pass from behind. */
function endsOf(text: string): Map<string, Ends> {
  const ends = new Map<string, Ends>();
  for (const { 1: name = '', index } of text.matchAll(/\[\/([a-z][\w-]*)\]/gi)) {
    const found = ends.get(name.toLowerCase());
    if (found) found.places.push(index);
    else ends.set(name.toLowerCase(), { places: [index], next: 0 });
  }
  return ends;
}

/** @param become its HTML, or null to leave it as it stands */
export function replaceShortcodes(
  text: string,
  become: (code: Shortcode, isAlone: boolean) => string | null,
): string {
  if (!text.includes('[')) return text;
  const ends = endsOf(text);
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(opening)) {
    const {
      0: whole,
      1: doubled,
      2: typed = '',
      3: attributes = '',
      4: slash,
      5: last,
      index,
    } = match;
    if (index < at) continue;
    const name = typed.toLowerCase();
    const start = index + whole.length;
    if (doubled && last) {
      parts.push(text.slice(at, index), whole.slice(1, -1));
      at = start;
      continue;
    }
    const end = slash ? undefined : endAfter(ends.get(name), start);
    const inner = end === undefined ? null : text.slice(start, end);
    const after = end === undefined ? start : end + name.length + 3;
    const isAlone = isLine(text, index, after);
    const html = become({ name, typed, attributes: attributesOf(attributes), inner }, isAlone);
    if (html === null) continue;
    parts.push(text.slice(at, index), html);
    at = after;
  }
  return parts.join('') + text.slice(at);
}

/** In these, what stands alone is a block; in a link, a cell or an item of a list it is a word. */
const containers = new Set(
  'p div section article aside header footer main nav center figure form fieldset'.split(' '),
);

/** As long as a tag and the spaces around it are read. */
const reach = 500;

const tagAtEnd = /<(\/?)(?!img\b)([a-z][a-z\d]*)\b[^<>]*>$/i;
const tagAtStart = /^<(\/?)(?!img\b)([a-z][a-z\d]*)\b/i;

function endsLine(gap: string, around: RegExpExecArray | null, inner: '' | '/'): boolean {
  const [, slash, typed = ''] = around ?? [];
  const name = typed.toLowerCase();
  if (name === 'br' || containers.has(name)) return true;
  if (around && slash === inner && name !== 'hr') return false;
  return blockTags.includes(name) || gap.includes('\n');
}

/** Whether nothing else stands in its line or block. */
function isLine(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const [head, tail] = [before.trimEnd(), after.trimStart()];
  if (/<blockquote\b[^<>]*>\s*<p\b[^<>]*>$/i.test(head)) return false;
  if (/^<\/p>\s*<\/blockquote>/i.test(tail)) return false;
  const isStart = head === '' || endsLine(before.slice(head.length), tagAtEnd.exec(head), '');
  const gap = after.slice(0, after.length - tail.length);
  return isStart && (tail === '' || endsLine(gap, tagAtStart.exec(tail), '/'));
}
