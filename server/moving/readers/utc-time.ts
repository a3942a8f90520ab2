import { day as dayLength } from '../../../domain/durations.ts';

/** '2014-05-01 10:00:00' and '2014-05-01T10:00', in UTC; zeros stand for none. */
const withoutZone = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** The day that a source writes, where `time` is on another in UTC; what lies further away is no day of it. */
export function otherDay(written: string, time: string | null): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(written.trim()) ?? [];
  if (day === undefined || time === null || time.startsWith(day)) return undefined;
  return Math.abs(Date.parse(day) - Date.parse(time)) < 2 * dayLength ? day : undefined;
}

const zone = /\dz$|\b(?:utc?|gmt|[ecmp][sd]t)\b|:\d\d(?:\.\d+)?\s*[+-]\d/i;

/** What names no zone would be read in that of the server. */
function timeOf(text: string): Date {
  const inUtc = new Date(zone.test(text) ? text : `${text} UTC`);
  return Number.isNaN(inUtc.getTime()) ? new Date(text) : inUtc;
}

/** The first that can be read, as ISO 8601, or null. */
export function utcTime(...texts: string[]): string | null {
  for (const text of texts) {
    const [, day, clock] = withoutZone.exec(text.trim()) ?? [];
    const iso = day && clock ? `${day}T${clock}Z` : text.trim();
    const time = timeOf(iso);
    if (iso !== '' && !Number.isNaN(time.getTime()) && time.getUTCFullYear() > 1970) {
      return time.toISOString();
    }
  }
  return null;
}
