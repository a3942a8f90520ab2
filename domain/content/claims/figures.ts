import { sentencesIn } from '../likeness/sentences.ts';
import { subjectAfter } from './counted-subject.ts';
import {
  clock,
  countedWords,
  duals,
  months,
  numberedThings,
  numberFromWords,
  numberInWords,
  numberWord,
  ones,
  rowsOfThings,
} from './number-words.ts';
import { digit, numberStart, plainNumber } from './plain-numbers.ts';
import { type Share, sharesIn } from './shares.ts';

export interface TextFigure {
  /** As it stands: '25+', 'more than 40 %'. */
  shown: string;
  /** The part of it that is the number, as it stands. */
  number: string;
  /** As figures are compared: '25+', '40%', '6-8', '1/5'. */
  value: string;
  /** What is counted, folded, at most three words; empty where nothing follows. */
  subject: string;
  /** The sentence around it. */
  sentence: string;
}

const about =
  '(?:more than|less than|over|about|around|nearly|almost|at least|up to|at most|fewer than|under|أكثر من|أقل من|ما يقارب|على الأقل|نحو|حوالي|قرابة|حتى|کم از کم|زیادہ سے زیادہ|تقریباً|تقریبا|لگ بھگ)';
const digits = `${digit}{1,3}(?:[ \\u00A0,.٬]${digit}{3})+(?:[.٫]${digit}+)?|${digit}+(?:[.,٫]${digit}+)?(?:\\s?[-–]\\s?${digit}+)?`;
/** Between the ends of 'six to eight'. */
const upTo = '(?:to|or|إلى|أو|سے|یا)';
const percent =
  'per\\s?cent\\b|percent\\b|(?:في المئة|في المائة|بالمئة|بالمائة|فیصد|فی صد)(?!\\p{L})';
const unit = `\\s?[%٪]|\\s?\\+|\\s?(?:x|×|k|m|bn)\\b|\\s(?:${percent})`;
const dual = [...duals.keys()].join('|');
const inDigits = `(?:${digits})(?:\\s${upTo}\\s(?:${digits}))?`;
/** 'Within one working day'; elsewhere 'one' says nothing. */
const oneAsTime =
  '(?<=\\b(?:within|in|under|after|for|up to|at most) )one(?= (?:working |business )?(?:minute|hour|day|week|month|year)\\b)';
const inWords = `${oneAsTime}|(?:(?:${ones.join('|')})\\s${upTo}\\s)?${numberInWords}(?:\\sand a half)?(?:\\s${upTo}\\s${numberInWords})?`;

const pattern = new RegExp(
  `${numberStart}(${about} )?(?:(${inDigits})(${unit})?|(${inWords})(${unit})?|(${dual}))(?![\\p{L}\\p{M}\\p{N}]|[:/.,-]${digit}|-(?:${numberWord})(?!\\p{L}))`,
  'giu',
);

const range = new RegExp(`\\s?[-–]\\s?(?=${digit})|\\s${upTo}\\s`, 'iu');

/** Four digits alone that name a year; 2,000 is none. */
function isYear(number: string, sign: string): boolean {
  const parts = plainNumber(number).split(range);
  return sign === '' && parts.every((one) => /^(?:19|20)\d\d$/.test(one));
}

interface Found {
  text: string;
  index: number;
  shown: string;
  isAbout: boolean;
}

/** Chars beside a number that tell what it belongs to: a long sentence of numbers is read once, not once per number. */
const maxBeside = 100;

function wordsBeside({ text, index, shown }: Found) {
  const before = text.slice(Math.max(0, index - maxBeside), index);
  const after = text.slice(index + shown.length, index + shown.length + maxBeside);
  const last = /([\p{L}.]+)[\s\u00A0]*$/u.exec(before)?.[1] ?? '';
  const next = /^[\s\u00A0]*([\p{L}]+)/u.exec(after)?.[1] ?? '';
  return { last, next, after, isFirst: before.trim() === last };
}

const capital = /^\p{Lu}/u;

/** Names have numbers that assert nothing: Block 5, Twelve Wells, a date, a time, page 4, a phone. */
function isName(found: Found, subject: string): boolean {
  const { last, next, isFirst } = wordsBeside(found);
  const isCapital = capital.test(last) && !isFirst && !found.isAbout;
  return [
    isCapital || numberedThings.test(last),
    capital.test(found.shown) && capital.test(next),
    rowsOfThings.test(last) && !countedWords.test(next),
    months.test(last) || months.test(next) || months.test(subject) || clock.test(next),
  ].includes(true);
}

/** 'A 14-day offer' counts, 'model 3-x' does not. */
function isPartOfName(found: Found): boolean {
  const joined = /^-([\p{L}\p{N}]+)/u.exec(wordsBeside(found).after)?.[1];
  return joined !== undefined && !countedWords.test(joined);
}

/** 'A few hundred' is no number. */
const roundWord = /^(?:hundred|thousand|million)$/i;

/** Small numbers are figures of speech as often as not; from eleven on somebody has counted. */
function isCount(word: string, value: string, subject: string): boolean {
  if (subject.split(' ').some((one) => countedWords.test(one))) return true;
  const isLarge = /^[a-z -]+$/i.test(word) && Number(value.split('-').at(-1)) > 10;
  return isLarge && subject !== '' && !roundWord.test(word);
}

const percentWord = new RegExp(`\\s|${percent}`, 'giu');

function comparedNumber(part: string): string {
  const plain = plainNumber(part).replace(/[ \u00A0,](?=\d{3})/g, '');
  if (/^\d/.test(plain)) return plain;
  return String(numberFromWords(part));
}

function figureOf(text: string, match: RegExpMatchArray): TextFigure | null {
  const [all, about, number, sign = '', word = '', wordSign = '', two] = match;
  const found = { text, index: match.index ?? 0, shown: all, isAbout: about !== undefined };
  const common = { shown: all.trim(), sentence: text };
  if (two !== undefined)
    return { ...common, number: two, value: '2', subject: duals.get(two) ?? '' };
  const value = (number ?? word).split(range).map(comparedNumber).join('-');
  const mark = plainNumber(number ? sign : wordSign).replace(percentWord, (one) =>
    one.trim() === '' ? '' : '%',
  );
  const subject = subjectAfter(wordsBeside(found).after);
  if (number && (isYear(number, mark) || value.split('-').some((one) => one.length > 9)))
    return null;
  if (isName(found, subject)) return null;
  if (!number && mark === '' && !isCount(word, value, subject)) return null;
  if (mark === '' && (subject === '' || isPartOfName(found))) return null;
  return { ...common, number: number ?? word, value: value + mark, subject };
}

function figureOfShare(text: string, { shown, index, value, thing }: Share): TextFigure | null {
  const found = { text, index, shown, isAbout: false };
  const after = subjectAfter(wordsBeside(found).after);
  if (isName(found, '')) return null;
  return { shown, number: shown, value, subject: thing.toLowerCase() || after, sentence: text };
}

/** In the order of a sentence; what a share is said with counts nothing itself. */
function figuresInSentence(text: string): TextFigure[] {
  const shares = sharesIn(text);
  const isInShare = (at: number, end: number) =>
    shares.some(({ index, shown }) => index < end && index + shown.length > at);
  const counted = [...text.matchAll(pattern)]
    .filter((match) => !isInShare(match.index, match.index + match[0].length))
    .map((match) => ({ index: match.index, figure: figureOf(text, match) }));
  const shared = shares.map((share) => ({
    index: share.index,
    figure: figureOfShare(text, share),
  }));
  return [...counted, ...shared]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ figure }) => figure ?? []);
}

export function figuresIn(html: string): TextFigure[] {
  return sentencesIn(html).flatMap(({ shown }) => figuresInSentence(shown));
}
