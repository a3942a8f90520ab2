import { z } from 'zod';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

/** Shapes of answers that several calls share (specification §7, decision D15). */

const failure = {
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe('One sentence per field that was not accepted.'),
  current: z.unknown().optional().describe('The item as it is stored; with 412 only.'),
  requestId: z.string().optional().describe('Names the request in the log; with 5xx only.'),
};

/** What the case-study, user and upload calls answer when they fail. */
const messageFailure = z.object({
  message: z.string().describe('A sentence for people.'),
  ...failure,
});

/** What the blog, category and location-page calls answer when they fail. */
const statusFailure = z.object({
  status: z.literal('fail'),
  data: z.null(),
  message: z.string().describe('A sentence for people.'),
  ...failure,
});

/** The failing half of a call's `response` schema. */
export const messageFailures = { '4xx': messageFailure, '5xx': messageFailure };
export const statusFailures = { '4xx': statusFailure, '5xx': statusFailure };

/** {status: 'success', data} of a reading call. */
export function found<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal('success'), data });
}

/** {status: 'success', data, message} of a writing call. */
export function changed<T extends z.ZodType>(data: T) {
  return found(data).extend({ message: z.string().describe('A sentence for people.') });
}

/** Where a deleted item is brought back. */
export function undoOf(kind: ItemKind, id: string | number): string {
  return `/api/trash/${kind}/${id}/restore`;
}
