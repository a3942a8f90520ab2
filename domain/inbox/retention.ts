import { countOf } from '../count-of.ts';
/** ENQUIRY_MONTHS, decision D42; null for no limit. */
export function retentionPeriod(months: number): string | null {
  if (months === 0) return null;
  return countOf(months, 'month');
}
