import { storedKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post } from '../call.ts';
import { listPageOf, listQueryWith } from '../lists.ts';
import { storedParams } from '../params.ts';

const trashedItem = z.object({
  kind: z.enum(storedKinds),
  item_id: z.string(),
  title: z.string(),
  deleted_by: z.string().describe('Address of the user.'),
  deleted_at: z.string(),
});

export type TrashedItem = z.infer<typeof trashedItem>;

/** Orders of the trash: what was deleted last first, or what goes for ever next. */
export const trashSorts = ['deleted', 'leaving'] as const;

const query = listQueryWith(z.enum(trashSorts).default('deleted'));

export type TrashQuery = z.output<typeof query>;

const trashPage = listPageOf(trashedItem);

export type TrashPage = z.infer<typeof trashPage>;

export const listTrash = get('listTrash', '/api/trash', {
  query,
  answer: trashPage,
});

export const restoreTrashedItem = post('restoreTrashedItem', '/api/trash/:kind/:id/restore', {
  params: storedParams,
  answer: done,
});

export const deleteTrashedItem = del('deleteTrashedItem', '/api/trash/:kind/:id', {
  params: storedParams,
  answer: done,
});
