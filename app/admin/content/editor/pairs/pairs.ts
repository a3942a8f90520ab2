import {
  type BlogContentItem,
  blogContentLimit,
  filledContent,
} from '../../../../../domain/content/kinds/blog.ts';
import type { Fields } from '../../../../../domain/content/merge/merge.ts';
import type { Codec } from '../codec.ts';
import { pairTexts as texts } from './texts.ts';

/** A heading, its paragraph, and a number that stays with them while they move. */
export interface Pair extends BlogContentItem {
  number: number;
}

type Part = keyof BlogContentItem;

function tenPairs(contentAt: (index: number) => Partial<BlogContentItem> | undefined): Pair[] {
  return Array.from({ length: blogContentLimit }, (_, number) => {
    const { heading = '', paragraph = '' } = contentAt(number) ?? {};
    return { number, heading, paragraph };
  });
}

/** The `name` of a pair's input, and of the sentence that stands at it. */
export function pairField(number: number, part: Part): string {
  return `pair-${number}-${part}`;
}

/** Without the empty ones after the last. */
function typedPairs(pairs: Pair[]): Pair[] {
  const last = pairs.findLastIndex(({ heading, paragraph }) => heading !== '' || paragraph !== '');
  return pairs.slice(0, last + 1);
}

/** Always ten pairs are typed (R-9-13); a draft keeps their halves, too (decision D56). */
export const pairsCodec: Codec<Pair[]> = {
  typedOf(stored) {
    // As the kind's answer schema has it; anything else counts as none.
    const content = Array.isArray(stored) ? (stored as BlogContentItem[]) : [];
    return tenPairs((index) => content[index]);
  },
  sentOf: (pairs) => typedPairs(pairs).map(({ heading, paragraph }) => ({ heading, paragraph })),
  textsOf: (_, pairs) => {
    const fields: Fields = {};
    pairs.forEach(({ heading, paragraph }, index) => {
      fields[`heading-${index + 1}`] = heading;
      fields[`paragraph-${index + 1}`] = paragraph;
    });
    return fields;
  },
  typedFrom: (_, fields) =>
    tenPairs((index) => ({
      heading: fields[`heading-${index + 1}`],
      paragraph: fields[`paragraph-${index + 1}`],
    })),
  labelOf(name) {
    const [, part, place] = /^(heading|paragraph)-(\d+)$/.exec(name) ?? [];
    if (!part) return null;
    return part === 'heading' ? texts.heading(Number(place)) : texts.paragraph(Number(place));
  },
  partsOf: (name, pairs) =>
    pairs.flatMap((_, place) => [
      { path: `${name}.${place}.heading`, isHtml: false },
      { path: `${name}.${place}.paragraph`, isHtml: true },
    ]),
  /** The server names a pair by its place among those sent. */
  placeOf(name, path, pairs, isWhole) {
    const [field, place, part] = path.split('.');
    const sent = isWhole ? pairs.filter((pair) => filledContent([pair]).length > 0) : pairs;
    const pair = sent[Number(place)];
    if (field !== name || !pair || (part !== 'heading' && part !== 'paragraph')) return null;
    return { name: `${part}-${pairs.indexOf(pair) + 1}`, control: pairField(pair.number, part) };
  },
};

/** Whether a pair would be dropped although something is typed in it. */
export function missingHalf({ heading, paragraph }: Pair): Part | null {
  if ((heading.trim() === '') === (paragraph.trim() === '')) return null;
  return heading.trim() === '' ? 'heading' : 'paragraph';
}

export function isEmpty({ heading, paragraph }: Pair): boolean {
  return heading === '' && paragraph === '';
}

const unseen = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const withinWords = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const signs = /&(?:amp|lt|gt|quot|apos|#39|shy);/gi;

/** The words and pictures that readers see of a text that may be HTML. */
export function countShown(html: string): { words: number; pictures: number } {
  const seen = html.replace(unseen, ' ');
  const words = seen
    .replace(withinWords, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(signs, '-')
    // Any other entity is taken for a letter.
    .replace(/&#?\w+;/g, 'x')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { words: words.length, pictures: seen.match(/<img\b/gi)?.length ?? 0 };
}
