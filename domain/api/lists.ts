import { z } from '../zod.ts';
import { pageNumber } from './params.ts';

/** Characters that a search of the back office's lists may have. */
export const listFindLimit = 100;

/** What the address of a list asks for. */
export function listQueryWith<Sort extends z.ZodType>(sort: Sort) {
  return z.object({
    find: z
      .string()
      .max(listFindLimit)
      .default('')
      .describe('Each of its first six words must occur, in any order and case.'),
    sort,
    page: pageNumber,
  });
}

export function listPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).describe('Up to 60 of them.'),
    total: z.number().int().describe('How many there are, whatever is looked for.'),
    found: z.number().int().describe('Those that hold the words.'),
    page: z.number().int().describe('The last one when fewer are left than asked for.'),
    pages: z.number().int(),
  });
}
