import { addressPart, type Kind } from '../../domain/content/kind.ts';
import { ChangeRefused } from './change-refused.ts';
import type { ItemRow } from './item-tables.ts';

/** The site cannot do without the item (decision D59). */
export class ItemLasting extends ChangeRefused {}

/** @throws {ItemLasting} when the change would take such an item from visitors, or from its address */
export function refuseLoss(
  kind: Kind,
  before: ItemRow,
  after: { slug?: unknown; status?: unknown } | null,
): void {
  if (!kind.isLasting?.(before) || before.status !== 'published') return;
  if (after && after.status !== 'draft' && after.slug === before.slug) return;
  const address = addressPart(kind, before);
  throw new ItemLasting(
    `The site cannot do without the page at ${address}: change it, but leave it public at this address.`,
  );
}
