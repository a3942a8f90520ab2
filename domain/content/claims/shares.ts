import { numberFromWords, numberWord } from './number-words.ts';
import { digit, numberStart, plainNumber } from './plain-numbers.ts';

/** A share in words: 'one caller in five', '4 of 5', 'two thirds of the pupils'. */
export interface Share {
  shown: string;
  index: number;
  /** Such as '1/5'. */
  value: string;
  /** Where it stands between the two numbers. */
  thing: string;
}

const ones = 'one|واحد|واحدة|ایک';
const part = `(?:${digit}{1,4}|${ones}|(?:${numberWord})(?:-(?:one|${numberWord}))?)`;
const end = `(?![\\p{L}\\p{M}\\p{N}%٪+]|[:/.,-]${digit})`;
/** Something else follows: 'two people in ten minutes'. */
const time =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ثانية|دقيقة|دقائق|ساعة|ساعات|أيام|يوما|أسابيع|أشهر|سنوات|سیکنڈ|منٹ|گھنٹے|گھنٹوں|دن|دنوں|ہفتے|ہفتوں|مہینے|مہینوں|سال|برس)';

const ofMany = new RegExp(
  `${numberStart}(${part})((?: \\p{L}+){0,2}?) (?:in|out of|من كل|من أصل|من بين)(?: every)? (${part})${end}(?! ${time})`,
  'giu',
);
const ofDigits = new RegExp(
  `${numberStart}(${digit}{1,4}) of (${digit}{1,4})${end}(?! ${time})`,
  'giu',
);
const fromMany = new RegExp(`${numberStart}(${part}) میں سے (${part})${end}(?! ${time})`, 'giu');

const fractions: Readonly<Record<string, string>> = {
  'two thirds': '2/3',
  'three quarters': '3/4',
  half: '1/2',
  third: '1/3',
  quarter: '1/4',
  ثلثا: '2/3',
  ثلثي: '2/3',
  ثلث: '1/3',
  'ثلاثة أرباع': '3/4',
  ربع: '1/4',
  نصف: '1/2',
  'دو تہائی': '2/3',
  'ایک تہائی': '1/3',
  'تین چوتھائی': '3/4',
  'ایک چوتھائی': '1/4',
};

const fraction = new RegExp(
  `${numberStart}(?:(two[ -]thirds|three[ -]quarters|(?:a |one )third|(?:a |one )quarter|half)(?= of (?!an? ))|(ثلثا|ثلثي|ثلث|ثلاثة أرباع|ربع|نصف|دو تہائی|ایک تہائی|تین چوتھائی|ایک چوتھائی)(?= (?!${time}|سنة|يوم|شهر|أسبوع)\\p{L}))`,
  'giu',
);

function numberOf(text: string): number {
  const plain = Number(plainNumber(text));
  return Number.isNaN(plain) ? numberFromWords(text) : plain;
}

function shareOf(match: RegExpMatchArray, one: string, all: string, thing = ''): Share[] {
  const [some, whole] = [numberOf(one), numberOf(all)];
  if (some > whole || whole > 1_000) return [];
  const value = `${some}/${whole}`;
  return [{ shown: match[0], index: match.index ?? 0, value, thing: thing.trim() }];
}

/** Most sentences have none, and are read once for it. */
const anyShare = / (?:in|of) | من | سے |ثلث|ربع|نصف|تہائی|چوتھائی/iu;

export function sharesIn(text: string): Share[] {
  if (!anyShare.test(text)) return [];
  const many = [...text.matchAll(ofMany)].flatMap((match) =>
    shareOf(match, match[1] ?? '', match[3] ?? '', match[2]),
  );
  const digits = [...text.matchAll(ofDigits)].flatMap((match) =>
    shareOf(match, match[1] ?? '', match[2] ?? ''),
  );
  const from = [...text.matchAll(fromMany)].flatMap((match) =>
    shareOf(match, match[2] ?? '', match[1] ?? ''),
  );
  const parts = [...text.matchAll(fraction)].map((match): Share => {
    const named = match[0]
      .toLowerCase()
      .replace('-', ' ')
      .replace(/^(?:a|one) /, '');
    return { shown: match[0], index: match.index, value: fractions[named] ?? '', thing: '' };
  });
  return [...many, ...digits, ...from, ...parts];
}
