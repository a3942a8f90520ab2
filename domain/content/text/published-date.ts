import { dateFormat } from '../../languages/kept-formats.ts';
import { folded } from './search-text.ts';

function monthNames(tag: string): (readonly [name: string, month: string])[] {
  const format = dateFormat(`${tag}-u-ca-gregory`, { day: 'numeric', month: 'long' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2024, month, 1));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return [folded(name), String(month + 1)] as const;
  });
}

/** Those that Date does not know, of the languages that the site itself speaks. */
const months = new Map(['de', 'es', 'fr', 'ar', 'fa', 'ur'].flatMap(monthNames));

/** Such as '5. Mai 2026' and '2026年5月5日', as a date of ISO 8601. */
function isoDateIn(text: string): string | null {
  const plain = folded(text);
  const [, year, number, date] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(plain) ?? [];
  const [, day = date, name = '', written = year] =
    /^(\d{1,2})(?:\.|er)?\s+(?:de\s+)?(\p{L}+)(?:\s+de|[,،])?\s+(\d{4})$/u.exec(plain) ?? [];
  const month = number ?? months.get(name);
  if (!written || !month || !day) return null;
  return `${written}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Midnight UTC; null where the text is ambiguous, such as `03/04/2024` (decision D13). */
export function timeFromPublishedDate(text: string): Date | null {
  const trimmed = isoDateIn(text.trim()) ?? text.trim();
  const named =
    /[a-z]{3,}/i.test(trimmed) &&
    /\b\d{1,2}(?:st|nd|rd|th)?\b/i.test(trimmed) &&
    /\b\d{4}\b/.test(trimmed);
  const [, iso, isoDay] = /^(\d{4}-\d{2}-(\d{2}))(?:$|T\d)/.exec(trimmed) ?? [];
  if (!named && !iso) return null;
  const time = new Date(
    iso ?? `${trimmed.replace(/(\d)(?:st|nd|rd|th)\b/i, (_, digit: string) => digit)} UTC`,
  );
  // Not of a time of day.
  const day = isoDay ?? /(?<![\d:])\d{1,2}(?![\d:])/.exec(trimmed)?.[0];
  // Date takes 31 February for 3 March.
  return time.getUTCDate() === Number(day) ? new Date(time.setUTCHours(0, 0, 0, 0)) : null;
}
