import type { Receipt } from '../../../../domain/content/receipt.ts';
import { holds, list, number, string } from '../../answer-shapes.ts';
import { call } from '../../api.ts';
import type { ChangedItem } from './changes.ts';

const shape = holds({ title: string(), rows: list, ms: number() });

/** What visitors find at every address that the item's last change touches. */
export function findReceipt({ kind, id }: ChangedItem): Promise<Receipt> {
  return call(`/api/receipts/${kind}/${id}`, shape);
}
