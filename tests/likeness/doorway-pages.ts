/** A generator of doorway pages: one text for many places, hidden by what their makers do to it. */

export type Random = () => number;

/** The same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}

export interface Language {
  tag: string;
  words: readonly string[];
  places: readonly string[];
  standIns: readonly string[];
  and: string;
  /** What comes before a place in a sentence. */
  in: string;
  numbers: Readonly<Record<string, string>>;
}

export const english: Language = {
  tag: 'en',
  words: `careful teams answer letters before noon quiet workshops repair lamps every winter while
    honest builders measure walls twice and write each figure into small ledgers patient drivers carry
    boxes through narrow lanes where gardens meet railway yards our painters mix colours by hand because
    old doors need thin coats when rain arrives early masons cover fresh stone with cloth until mortar sets
    bakers rise before dawn to feed ovens that burn apple wood customers choose bread by smell tailors
    keep patterns for years so coats fit children who grow fast clerks sort papers after lunch engineers
    test bridges under heavy load and publish results without delay readers trust plain words more than
    loud promises good software starts with questions designers sketch screens on paper then watch people
    use them slow pages lose buyers quick ones earn thanks editors cut sentences that carry nothing`
    .split(/\s+/)
    .filter(Boolean),
  places: ['Northport', 'Elmshaw', 'Oakby', 'West Marden', 'Thornley', 'Castle Wick', 'Brindle'],
  standIns: ['the city', 'this district', 'our town', 'the whole region', 'the suburb'],
  and: 'and',
  in: 'in',
  numbers: { 7: 'seven', 12: 'twelve', 24: 'twenty-four', 90: 'ninety', 300: 'three hundred' },
};

export const arabic: Language = {
  tag: 'ar',
  words:
    `نكتب رسائل قصيرة كل صباح ويقرأ العمال الخطط قبل البناء يحمل السائق الصناديق عبر الطرق الضيقة
    تصلح الورشة المصابيح القديمة ويخلط الدهان الألوان باليد يختار الزبون الخبز برائحته ويحفظ الخياط النماذج
    سنوات طويلة يختبر المهندس الجسور تحت أحمال ثقيلة وينشر النتائج دون تأخير يثق القارئ بالكلمات الواضحة
    أكثر من الوعود يبدأ البرنامج الجيد بالأسئلة ثم يرسم المصمم الشاشات على الورق ويراقب الناس وهم يستعملونها
    الصفحات البطيئة تخسر المشترين والسريعة تكسب الشكر يحذف المحرر جملا لا تقول شيئا`
      .split(/\s+/)
      .filter(Boolean),
  places: ['نورثبورت', 'إلمشو', 'أوكبي', 'ثورنلي', 'بريندل'],
  standIns: ['المدينة', 'هذه المنطقة', 'الحي'],
  and: 'و',
  in: 'في',
  numbers: { 7: 'سبعة', 12: 'عشرة', 90: 'تسعين', 300: 'مئة' },
};

/** A sentence's words; a place, a number and a phone stand as signs that are filled in later. */
type Draft = string[];

const sign = { place: '@', number: '#', phone: '~' } as const;

function sentenceOf(random: Random, language: Language, at: number): Draft {
  const count = 11 + Math.floor(random() * 6);
  const words = Array.from({ length: count }, () => pick(random, language.words));
  if (at % 2 === 0) words.push(language.in, sign.place);
  if (at % 4 === 1) words.splice(4, 0, sign.number);
  if (at % 9 === 8) words.push(sign.phone);
  return words;
}

/** Some 300 words, as paragraphs of sentences. */
export function draftOf(random: Random, language: Language, paragraphs = 5): Draft[][] {
  return Array.from({ length: paragraphs }, (_, paragraph) =>
    Array.from({ length: 4 }, (__, at) => sentenceOf(random, language, paragraph * 4 + at)),
  );
}

export const tricks = [
  ...['synonyms', 'spelled numbers', 'district lists', 'reordered sentences'],
  ...['invisible characters', 'mixed scripts', 'markup', 'small letters', 'entities'],
] as const;

export type Trick = (typeof tricks)[number];

const twins: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  y: 'у',
  i: 'і',
  H: 'Н',
  T: 'Т',
};
const hidden = ['\u200B', '\u00AD', '\u2060', '\u200D', '\u034F', '\uFEFF'];

function shuffled<T>(random: Random, list: T[]): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

interface Page {
  random: Random;
  language: Language;
  place: string;
  tricks: ReadonlySet<string>;
}

function placeIn({ random, language, place, tricks: used }: Page): string {
  if (used.has('synonyms') && random() < 0.5) return pick(random, language.standIns);
  if (used.has('district lists') && random() < 0.5) {
    const count = 1 + Math.floor(random() * 4);
    const more = shuffled(random, [...language.places]).slice(0, count);
    return `${more.join(', ')} ${language.and} ${place}`;
  }
  return used.has('small letters') ? place.toLowerCase() : place;
}

function numberIn({ random, language, tricks: used }: Page): string {
  const number = pick(random, Object.keys(language.numbers));
  return used.has('spelled numbers') ? (language.numbers[number] ?? number) : number;
}

function phoneIn({ random }: Page): string {
  const digits = String(Math.floor(random() * 9_000_000) + 1_000_000);
  return pick(random, [digits, `+00 4 ${digits}`, `(04) ${digits.slice(0, 3)}-${digits.slice(3)}`]);
}

function disguised(word: string, { random, tricks: used }: Page): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [start, end] = [word.slice(0, at), word.slice(at)];
  if (used.has('invisible characters') && random() < 0.4) return start + pick(random, hidden) + end;
  if (used.has('markup') && random() < 0.3) return `${start}<span class="x">${end}</span>`;
  if (used.has('entities') && random() < 0.3) return `${start}&#8203;${end}&nbsp;`;
  if (!used.has('mixed scripts')) return word;
  return word.replace(/[aeopcxyi]/g, (letter) =>
    random() < 0.5 ? (twins[letter] ?? letter) : letter,
  );
}

function wordIn(word: string, page: Page): string {
  if (word === sign.place) return placeIn(page);
  if (word === sign.number) return numberIn(page);
  return word === sign.phone ? phoneIn(page) : disguised(word, page);
}

function sentenceText(draft: Draft, page: Page): string {
  const text = draft.map((word) => wordIn(word, page)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The paragraphs of the page that a draft makes for one place. */
export function pageOf(draft: Draft[][], page: Page): string[] {
  const { random, tricks: used } = page;
  return draft.map((sentences) => {
    const ordered = used.has('reordered sentences') ? shuffled(random, sentences) : sentences;
    return `<p>${ordered.map((sentence) => sentenceText(sentence, page)).join(' ')}</p>`;
  });
}
