const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time of the server in the reader's own zone: '21 Nov 2026, 18:05'. */
export function timeInWords(iso: string): string {
  return format.format(new Date(iso));
}
