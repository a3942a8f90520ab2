import { itemKinds, storedKinds } from '../content/kinds/names.ts';
import { z } from '../zod.ts';

export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** The same of an item that is named by 24 hexadecimal characters. */
export const hexId = z.string().regex(/^[0-9a-f]{24}$/);

export const rowParams = z.object({ id: rowId });

export const itemParams = z.object({
  kind: z.enum(itemKinds),
  id: z.string().regex(/^([1-9]\d{0,8}|[0-9a-f]{24})$/),
});

/** The same of an item or of an edition of one in a further language. */
export const storedParams = itemParams.extend({ kind: z.enum(storedKinds) });

/** Of a further language; whether the site has it is found out later. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,4}){0,2}$/);

export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
