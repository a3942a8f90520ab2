import { type Kind, unfinishedInput } from '../../../content/kind.ts';
import type { ItemKind } from '../../../content/kinds/kinds.ts';
import { z } from '../../../zod.ts';
import { post } from '../../call.ts';
import { languageTag } from '../../params.ts';
import { operationName } from '../items.ts';

const rowId = z
  .string()
  .regex(/^\d{1,9}$/)
  .default('0');
const hexId = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .default('0'.repeat(24));

/** The public page of what stands in a form of the kind; the id of a new item is zero. */
export function previewOf(kind: Kind<ItemKind>) {
  return post(`preview${operationName(kind.name)}`, `/api/previews/${kind.name}`, {
    query: z.object({
      id: kind.key.isCounted ? rowId : hexId,
      language: languageTag
        .optional()
        .describe('A further language that the words are in; absent: that of the original.'),
    }),
    body: unfinishedInput(kind),
    answer: z.object({ html: z.string().describe('The whole document, without scripts.') }),
  });
}
