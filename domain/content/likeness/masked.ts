import { clitics, connectors, determiners, numberWords, placeWords } from './mask-words.ts';
import { type ReadWord, type Sentence, sentencesIn } from './sentences.ts';

/** Names that are known, by their first word. */
export type Names = ReadonlyMap<string, readonly string[][]>;

export interface Mask {
  names: Names;
  /** BCP 47, of the texts. */
  language: string;
}

/** At most as many words of a known name are compared. */
const maxNameWords = 6;

/** What a table of places and the settings call places, people and firms. */
export function knownNames(texts: Iterable<string>): Names {
  const names = new Map<string, string[][]>();
  for (const text of texts) {
    const words = sentencesIn(text).flatMap(({ words: found }) => found.map((word) => word.text));
    const [first] = words;
    if (first === undefined || words.length > maxNameWords) continue;
    // Else each word for a place or number in the text would be a name, which it is already.
    if (words.length === 1 && (first.length < 3 || connectors.has(first))) continue;
    names.set(
      first,
      [...(names.get(first) ?? []), words].toSorted((a, b) => b.length - a.length),
    );
  }
  return names;
}

/** Languages that write every noun with a capital: it says nothing of names. */
const capitalNouns = /^(?:de|lb)\b/;

/**
 * Words that a text has with a capital alone: names, and what stands at the start of sentences only, which
 * costs a comparison nothing.
 */
function capitalWords(sentences: Sentence[], language: string): Set<string> {
  if (capitalNouns.test(language)) return new Set();
  const words = sentences.flatMap((sentence) => sentence.words);
  const small = new Set(words.filter(({ isCapital }) => !isCapital).map(({ text }) => text));
  return new Set(
    words.filter(({ isCapital, text }) => isCapital && !small.has(text)).map(({ text }) => text),
  );
}

function withoutClitics(text: string): string[] {
  if (!isArabic.test(text)) return [];
  return clitics
    .filter((clitic) => text.startsWith(clitic))
    .map((clitic) => text.slice(clitic.length));
}

function nameLengthAt(words: ReadWord[], at: number, names: Names): number {
  const text = words[at]?.text ?? '';
  const known = [text, ...withoutClitics(text)].flatMap((first) => names.get(first) ?? []);
  const found = known.find(([, ...rest]) =>
    rest.every((word, index) => words[at + index + 1]?.text === word),
  );
  return found?.length ?? 0;
}

const isArabic = /^\p{Script=Arabic}/u;

function isNumber(text: string): boolean {
  return /\p{N}/u.test(text) || numberWords.has(text);
}

/** Which words are left out, before those that join them. */
function maskOf(words: ReadWord[], capitals: Set<string>, names: Names): boolean[] {
  const masked = words.map(({ text }) => isNumber(text) || capitals.has(text));
  words.forEach(({ text }, at) => {
    masked.fill(true, at, at + nameLengthAt(words, at, names));
    if (!placeWords.has(text)) return;
    masked[at] = true;
    for (let before = at - 1; determiners.has(words[before]?.text ?? ''); before -= 1) {
      masked[before] = true;
    }
  });
  return masked;
}

/** What joins two names goes with them: a list of two districts is like one of six. */
function withConnectors(words: ReadWord[], masked: boolean[]): boolean[] {
  const joined = [...masked];
  for (let at = 0; at < words.length; at += 1) {
    if (!masked[at]) continue;
    let next = at + 1;
    while (next < words.length && !masked[next] && connectors.has(words[next]?.text ?? ''))
      next += 1;
    if (masked[next]) joined.fill(true, at, next);
  }
  return joined;
}

export interface MaskedSentence {
  shown: string;
  /** Without names, numbers and phones. */
  words: string[];
}

/** Of an item's texts: what is a name in one of them is a name in all. */
export function maskedTexts(texts: string[], { names, language }: Mask): MaskedSentence[][] {
  const read = texts.map(sentencesIn);
  const capitals = capitalWords(read.flat(), language);
  return read.map((sentences) =>
    sentences.map(({ shown, words }) => {
      const masked = withConnectors(words, maskOf(words, capitals, names));
      return { shown, words: words.filter((_, at) => !masked[at]).map(({ text }) => text) };
    }),
  );
}
