import { foldedLetters } from '../text/folded-letters.ts';
import { ascii, asSeen } from './look-alikes.ts';

export interface ReadWord {
  /** Folded. */
  text: string;
  isCapital: boolean;
}

export interface Sentence {
  /** For people. */
  shown: string;
  words: ReadWord[];
}

const blocks =
  'address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul';
const blockTag = new RegExp(`</?(?:${blocks})(?:\\s[^<>]*)?/?>`, 'gi');
const lineBreak = /<br\b[^<>]*>/gi;
/** Within a word they are not seen. */
const anyTag = /<[^<>]*>/g;

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
};

function signOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (_, hex, digits, name) => {
      if (hex) return signOf(Number.parseInt(hex, 16));
      return digits ? signOf(Number(digits)) : (named[String(name).toLowerCase()] ?? ' ');
    },
  );
}

/** Of HTML or plain text, as it is read: tags within a word part nothing, blocks and line ends do. */
function readText(html: string): string {
  return decoded(html.replace(blockTag, '\n').replace(lineBreak, ' ').replace(anyTag, ''));
}

const sentenceEnd = /(?<=[.!?…؟۔。])\s+|\n+/u;
/** A person's or a web address is no word that a text is compared by. */
const address = /@|^https?:|^www\./i;
const wordPattern = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}]+)*/gu;

/** As two texts are compared by them. */
export function foldedWord(word: string): string {
  return foldedSeen(asSeen(word));
}

function foldedSeen(seen: string): string {
  const plain = seen.toLowerCase().replace(/['’ʼ]s$/u, '');
  return ascii.test(plain) ? plain : foldedLetters(plain);
}

function wordsOf(text: string): ReadWord[] {
  const parts = asSeen(text).split(/\s+/);
  const seen = parts.filter((part) => !address.test(part)).join(' ');
  return Array.from(seen.matchAll(wordPattern), ([word]) => ({
    text: foldedSeen(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));
}

export function sentencesIn(html: string): Sentence[] {
  return readText(html)
    .split(sentenceEnd)
    .map((part) => ({ shown: part.replace(/\s+/g, ' ').trim(), words: wordsOf(part) }))
    .filter(({ words }) => words.length > 0);
}
