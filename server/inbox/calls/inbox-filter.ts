import { z } from 'zod';
import { enquiryStatuses } from '../../../domain/inbox/inbox.ts';

const folder = z.enum(enquiryStatuses).optional();
const find = z.string().max(100).optional();

/** What a list or its export is made of. */
export const filter = z.object({
  folder,
  overdue: z
    .stringbool()
    .default(false)
    .describe('Only those that wait longer than the privacy policy promises, the oldest first.'),
  held: z
    .stringbool()
    .default(false)
    .describe('Only those whose mail is held because too many came at once; the oldest first.'),
  find,
});

/** What the database is asked for a filter. @param late ISO 8601; older ones are overdue */
export function queryOf({ overdue, ...query }: z.infer<typeof filter>, late: string) {
  return { ...query, ...(overdue && { waitingSince: late }) };
}
