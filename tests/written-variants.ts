import { arabic } from '../content/editions/ar.ts';
import { urdu } from '../content/editions/ur.ts';

const texts = { ar: arabic, ur: urdu };

export type Written = keyof typeof texts;

export const writtenLanguages: readonly Written[] = ['ar', 'ur'];

const chunkLength = 1_900;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>|&\w+;/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The words of the first content in a language, in texts that fit a field. */
export function writtenTexts(language: Written): string[] {
  const words = stringsIn(
    Object.values(texts[language]).flatMap((all) => all.map((one) => one.texts)),
  )
    .join(' ')
    .split(/\s+/u);
  const chunks = [''];
  for (const word of words) {
    const last = chunks.at(-1) ?? '';
    if (last.length + word.length > chunkLength) chunks.push(word);
    else chunks[chunks.length - 1] = `${last} ${word}`;
  }
  return chunks;
}

/** Numbers below a limit, the same ones each time. */
export type Draw = (limit: number) => number;

function newDraw(): Draw {
  let state = 1;
  return (limit) => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >>> 8) % limit;
  };
}

function oneOf(signs: string, draw: Draw): string {
  return [...signs][draw([...signs].length)] ?? '';
}

function replaced(map: Readonly<Record<string, string>>) {
  return (word: string, draw: Draw) =>
    [...word].map((letter) => (map[letter] ? oneOf(map[letter], draw) : letter)).join('');
}

function within(word: string, sign: string, draw: Draw): string {
  const letters = [...word];
  letters.splice(1 + draw(letters.length - 1), 0, sign);
  return letters.join('');
}

/** The sign of each letter that stands alone, as copied out of a PDF. */
const alone = Object.fromEntries(
  Array.from({ length: 0xfefc - 0xfe80 }, (_, at) => String.fromCharCode(0xfe80 + at))
    .toReversed()
    .map((sign) => [sign.normalize('NFKC'), sign]),
);

const vowels = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670';

type Rule = (word: string, draw: Draw) => string;

const everywhere: Readonly<Record<string, Rule>> = {
  'with vowels': (word, draw) => within(within(word, oneOf(vowels, draw), draw), '\u0651', draw),
  'without marks': (word) => word.replace(/\p{Mn}/gu, ''),
  tatweel: (word, draw) => within(word, '\u0640'.repeat(1 + draw(3)), draw),
  'joiners and directions': (word, draw) =>
    `\u200F${within(word, oneOf('\u200C\u200D\u200E\u2067', draw), draw)}\u200E`,
  'forms of alef': replaced({ ا: 'أإآٱ', أ: 'اإ', إ: 'اأ', آ: 'ا' }),
  'without hamza': replaced({ أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'يی', ۂ: 'ہه' }),
  'digits of Arabic': (word) => word.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  'digits of Urdu': (word) => word.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
  'marks of their own': (word) => word.normalize('NFD'),
  'shapes of letters': replaced(alone),
};

const rules: Readonly<Record<Written, Readonly<Record<string, Rule>>>> = {
  ar: {
    ...everywhere,
    'Persian letters': replaced({ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہھ', ة: 'ۃہ' }),
    'last letters': (word) =>
      word.replace(/[ةهىي]$/u, (last) => ({ ة: 'ه', ه: 'ة', ى: 'ي', ي: 'ى' })[last] ?? last),
  },
  ur: {
    ...everywhere,
    'Arabic letters': replaced({ ی: 'يى', ک: 'ك', ہ: 'هة', ھ: 'ه', ۂ: 'ه' }),
    'yeh barree with hamza': (word) => word.replace('ئے', 'ۓ'),
  },
};

export interface WrittenVariant {
  rule: string;
  word: string;
  written: string;
  /** Of the texts that hold the word, the first. */
  text: string;
}

const wordPattern = /(?:(?!\p{P})[\p{Script=Arabic}\p{Mn}\u200C]){3,}|\d{2,}/gu;

/** Words of a language as readers write them, so many of each rule that there are `count`. */
export function writtenVariants(language: Written, count: number): WrittenVariant[] {
  const draw = newDraw();
  const words = new Map<string, string>();
  for (const text of writtenTexts(language)) {
    for (const [word] of text.matchAll(wordPattern)) if (!words.has(word)) words.set(word, text);
  }
  const all = [...words];
  const named = Object.entries(rules[language]);
  const found = new Map<string, WrittenVariant>();
  for (let turn = 0; found.size < count; turn++) {
    const [rule, write] = named[turn % named.length] ?? ['', String];
    const from = draw(all.length);
    // From a random word on, the first that the rule writes otherwise.
    for (const [word, text] of [...all.slice(from), ...all.slice(0, from)]) {
      const written = write(word, draw);
      if (written === word || found.has(written)) continue;
      found.set(written, { rule, word, written, text });
      break;
    }
  }
  return [...found.values()];
}
