import { itemKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { defineCall } from '../call.ts';
import { itemParams } from '../params.ts';

const trashedItem = z.object({
  kind: z.enum(itemKinds),
  item_id: z.string(),
  title: z.string(),
  deleted_by: z.string().describe('Address of the user.'),
  deleted_at: z.string(),
});

export type TrashedItem = z.infer<typeof trashedItem>;

export const listTrash = defineCall({
  id: 'listTrash',
  method: 'GET',
  path: '/api/trash',
  answer: z.array(trashedItem),
});

export const restoreTrashedItem = defineCall({
  id: 'restoreTrashedItem',
  method: 'POST',
  path: '/api/trash/:kind/:id/restore',
  params: itemParams,
  answer: done,
});

export const deleteTrashedItem = defineCall({
  id: 'deleteTrashedItem',
  method: 'DELETE',
  path: '/api/trash/:kind/:id',
  params: itemParams,
  answer: done,
});
