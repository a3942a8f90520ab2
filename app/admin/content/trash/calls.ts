import type { TrashedItem } from '../../../../domain/content/item.ts';
import { done, list } from '../../answer-shapes.ts';
import { call } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';

interface Done {
  message: string;
}

export function findTrash(): Promise<TrashedItem[]> {
  return call('/api/trash', list);
}

export async function restoreItem({ kind, item_id }: TrashedItem): Promise<Done> {
  const restored = await call<Done>(`/api/trash/${kind}/${item_id}/restore`, done, {
    method: 'POST',
  });
  announceChange(kind, item_id);
  return restored;
}

export function deleteForEver({ kind, item_id }: TrashedItem): Promise<Done> {
  return call(`/api/trash/${kind}/${item_id}`, done, { method: 'DELETE' });
}
