/** French writes the first of a month as '1er', which `Intl` does not. */
export function withOrdinal(day: string, locale: string): string {
  return /^fr\b/.test(locale) ? day.replace(/\b1 (?=\p{L})/u, '1er ') : day;
}
