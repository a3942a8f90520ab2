import { getReceipt, type Receipt } from '../../../../domain/api/content/receipts.ts';
import { request } from '../../api.ts';
import type { ChangedItem } from './changes.ts';

/** What visitors find at every address that the item's last change touches. */
export function findReceipt({ kind, id }: ChangedItem): Promise<Receipt> {
  return request(getReceipt, { params: { kind, id } });
}
