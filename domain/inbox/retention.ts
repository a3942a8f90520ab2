/** ENQUIRY_MONTHS, decision D42; null for no limit. */
export function retentionPeriod(months: number): string | null {
  if (months === 0) return null;
  return months === 1 ? '1 month' : `${months} months`;
}
