import { trashDays } from '../../../../domain/content/item.ts';
import { day } from '../../../../domain/durations.ts';

/** Days, begun ones counted, until what was deleted at `iso` goes for ever; 0 when it is due. */
export function daysLeft(iso: string, now = Date.now()): number {
  const left = Date.parse(iso) + trashDays * day - now;
  return Math.min(trashDays, Math.max(0, Math.ceil(left / day)));
}
