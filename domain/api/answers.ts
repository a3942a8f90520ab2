import { z } from '../zod.ts';
import { post } from './call.ts';

const message = z.string().describe('A sentence for people.');

/** What most changes answer. */
export const done = z.object({ message });

export type Done = z.infer<typeof done>;

/** Every deletion can be undone (R-X-17). */
export const undoable = { undo: z.string().describe('POST here brings it back.') };

/** The call that `undo` names. */
export function undoAt(path: string) {
  return post('undo', path, { answer: done });
}

/** Blog, category and location-page calls answer {status, data, message} (decision D15). */
export function found<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal('success'), data });
}

/** The same of a call that changes something. */
export function changed<Data extends z.ZodType>(data: Data) {
  return found(data).extend({ message });
}

const failure = {
  message,
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe('One sentence per field that was not accepted.'),
  current: z
    .unknown()
    .optional()
    .describe('What is stored; with 412 and with 409 of settings and saved answers only.'),
  requestId: z.string().optional().describe('Names the request in the log; with 5xx only.'),
};

/** What most calls answer when they fail. */
export const messageFailure = z.object(failure);

/** What those that answer {status, data, message} answer when they fail. */
export const statusFailure = z.object({ status: z.literal('fail'), data: z.null(), ...failure });
