/** How long an enquiry is kept (ENQUIRY_MONTHS, decision D42); null for until somebody asks. */
export function retentionPeriod(months: number): string | null {
  if (months === 0) return null;
  return months === 1 ? '1 month' : `${months} months`;
}
