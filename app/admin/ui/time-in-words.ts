const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time of the server in the reader's own zone: '21 Nov 2026, 18:05'. */
export function timeInWords(iso: string): string {
  return format.format(new Date(iso));
}

const dubai = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** A time of the server as the agency's clocks show it (Asia/Dubai), whoever reads it where. */
export function dubaiTimeInWords(iso: string): string {
  return dubai.format(new Date(iso));
}
