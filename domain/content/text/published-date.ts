/** Midnight UTC; null where the text is ambiguous, such as `03/04/2024` (decision D13). */
export function timeFromPublishedDate(text: string): Date | null {
  const trimmed = text.trim();
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
