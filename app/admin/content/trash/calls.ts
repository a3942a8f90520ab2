import type { Done } from '../../../../domain/api/answers.ts';
import {
  deleteTrashedItem,
  listTrash,
  restoreTrashedItem,
  type TrashedItem,
} from '../../../../domain/api/content/trash.ts';
import { request } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';

export function findTrash(): Promise<TrashedItem[]> {
  return request(listTrash);
}

export async function restoreItem({ kind, item_id: id }: TrashedItem): Promise<Done> {
  const restored = await request(restoreTrashedItem, { params: { kind, id } });
  announceChange(kind, id);
  return restored;
}

export function deleteForEver({ kind, item_id: id }: TrashedItem): Promise<Done> {
  return request(deleteTrashedItem, { params: { kind, id } });
}
