import { z } from '../zod.ts';

/** What most changes answer. */
export const done = z.object({ message: z.string().describe('A sentence for people.') });

export type Done = z.infer<typeof done>;

/** What a deletion answers besides (R-X-17). */
export const undoable = { undo: z.string().describe('POST here brings it back.') };
