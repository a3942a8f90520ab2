import { sentencesIn } from '../likeness/sentences.ts';
import {
  clock,
  countedWords,
  duals,
  months,
  numberedThings,
  numberFromWords,
  numberInWords,
  numberWord,
  vowelSigns,
} from './number-words.ts';

/** A number that a text asserts something with. */
export interface TextFigure {
  /** As it stands: '25+', 'more than 40 %'. */
  shown: string;
  /** The part of it that is the number, as it stands. */
  number: string;
  /** As figures are compared: '25+', '40%'. */
  value: string;
  /** What is counted, folded, at most three words; empty where nothing follows. */
  subject: string;
  /** The sentence around it. */
  sentence: string;
}

const about =
  '(?:more than|less than|over|about|around|nearly|almost|at least|up to|at most|fewer than|under|أكثر من|أقل من|ما يقارب|على الأقل|نحو|حوالي|قرابة|حتى|کم از کم|زیادہ سے زیادہ|تقریباً|تقریبا|لگ بھگ)';
const digit = '[0-9٠-٩۰-۹]';
const digits = `${digit}{1,3}(?:[ \\u00A0,.٬]${digit}{3})+(?:[.٫]${digit}+)?|${digit}+(?:[.,٫]${digit}+)?(?:\\s?[-–]\\s?${digit}+)?`;
const percent =
  'per\\s?cent\\b|percent\\b|(?:في المئة|في المائة|بالمئة|بالمائة|فیصد|فی صد)(?!\\p{L})';
const unit = `\\s?[%٪]|\\s?\\+|\\s?(?:x|×|k|m|bn)\\b|\\s(?:${percent})`;
/** Not within a word or a longer number; 'and', 'in' and 'for' are one letter of the word in Arabic. */
const start = '(?:(?<![\\p{L}\\p{N}.,:/+#-])|(?<=(?<![\\p{L}\\p{N}])[وفبلك]ـ?))';
const dual = [...duals.keys()].join('|');

const pattern = new RegExp(
  `${start}(${about} )?(?:(${digits})(${unit})?|(${numberInWords})(${unit})?|(${dual}))(?![\\p{L}\\p{M}\\p{N}]|[:/.,-]${digit}|-(?:${numberWord})(?!\\p{L}))`,
  'giu',
);

const zeros = [0x660, 0x6f0];

/** With the digits and signs that a computer reads: '٢٥٪' is '25%'. */
function plainNumber(text: string): string {
  const plain = text.replace(/[٠-٩۰-۹]/g, (sign) => {
    const code = sign.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
  return plain.replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('٪', '%');
}

/** Four digits alone that name a year. */
function isYear(number: string, sign: string): boolean {
  return sign === '' && /^(?:19|20)\d\d$/.test(number);
}

/** Urdu says 'than more' after the number. */
const following =
  /^(?:\s+سے\s+(?:زیادہ|زائد|کم))?[\s\u00A0-]*((?:\p{L}[\p{L}\p{M}'-]*[\s\u00A0]*){0,4})/u;
const stops =
  /^(?:and|or|in|on|at|of|to|for|with|from|the|a|an|is|are|was|were|that|which|who|as|by|it|we|you|they|after|before|than|then|but|per|later|ago|more|fewer|less|each|every|من|في|على|إلى|عن|مع|أو|ثم|بعد|قبل|هي|هو|التي|الذي|خلال|حتى|سے|میں|پر|کے|کی|کا|اور|کو|نے|ہے|ہیں|تک|یا|پہلے|ہی|بھی)$/i;

/** Arabic writes 'and' together with the word that follows. */
const andWord = /^و/;

/** Up to the word that ends what is counted. */
function subjectAfter(text: string): string {
  const next = (following.exec(text)?.[1] ?? '').split(/[\s\u00A0]+/).filter(Boolean);
  const end = next.findIndex((word, at) => stops.test(word) || (at > 0 && andWord.test(word)));
  const [first = '', second = '', third = ''] = end < 0 ? next : next.slice(0, end);
  return [first, second, third].join(' ').trim().toLowerCase().replace(vowelSigns, '');
}

interface Found {
  text: string;
  match: RegExpMatchArray;
}

/** Chars beside a number that tell what it belongs to: a long sentence of numbers is read once, not once per number. */
const maxBeside = 100;

/** Names of places and things have numbers that assert nothing: Block 5, a date, a time, a phone. */
function isName({ text, match }: Found): boolean {
  const at = match.index ?? 0;
  const before = text.slice(Math.max(0, at - maxBeside), at);
  const after = text.slice(at + match[0].length, at + match[0].length + maxBeside);
  const last = /([\p{L}.]+)[\s\u00A0]*$/u.exec(before)?.[1] ?? '';
  const next = /^[\s\u00A0]*([\p{L}]+)/u.exec(after)?.[1] ?? '';
  const isCapital = /^\p{Lu}/u.test(last) && before.trim() !== last && !match[1];
  return [
    isCapital || numberedThings.test(last),
    months.test(last) || months.test(next) || clock.test(next),
  ].includes(true);
}

/** 'A 14-day offer' counts, 'model 3-x' does not. */
function isPartOfName({ text, match }: Found): boolean {
  const at = (match.index ?? 0) + match[0].length;
  const joined = /^-([\p{L}\p{N}]+)/u.exec(text.slice(at, at + maxBeside))?.[1];
  return joined !== undefined && !countedWords.test(joined);
}

const percentWord = new RegExp(`\\s|${percent}`, 'giu');

function comparedNumber(number: string | undefined, word: string): string {
  if (number === undefined) return String(numberFromWords(word));
  return plainNumber(number).replace(/[ \u00A0,](?=\d{3})/g, '');
}

function figureOf(found: Found): TextFigure | null {
  const { text, match } = found;
  const [shown, , number, sign = '', word = '', wordSign = '', two] = match;
  const common = { shown: shown.trim(), sentence: text };
  if (two !== undefined)
    return { ...common, number: two, value: '2', subject: duals.get(two) ?? '' };
  const value = comparedNumber(number, word);
  const mark = plainNumber(number ? sign : wordSign).replace(percentWord, (one) =>
    one.trim() === '' ? '' : '%',
  );
  const end = (match.index ?? 0) + shown.length;
  const subject = subjectAfter(text.slice(end, end + maxBeside));
  if (number && (isYear(value, mark) || number.length > 9)) return null;
  if (isName(found)) return null;
  if (!number && mark === '' && !subject.split(' ').some((one) => countedWords.test(one)))
    return null;
  if (mark === '' && (subject === '' || isPartOfName(found))) return null;
  return { ...common, number: number ?? word, value: value + mark, subject };
}

/** The figures in a text or in HTML, in their order. */
export function figuresIn(html: string): TextFigure[] {
  return sentencesIn(html).flatMap(({ shown: text }) =>
    [...text.matchAll(pattern)].flatMap((match) => figureOf({ text, match }) ?? []),
  );
}

/** The word that says what is counted, in the singular: two figures of it may contradict each other. */
export function countedThing(subject: string): string {
  const last = subject.split(' ').at(-1) ?? '';
  return last.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
