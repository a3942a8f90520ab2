import type { Kind } from '../../../domain/content/kind.ts';
import { ChangeRefused } from '../change-refused.ts';
import type { ItemRow } from '../item-tables.ts';

export class NotPublishable extends ChangeRefused {}

export function refuseUnready(kind: Kind, fields: ItemRow): void {
  const reason = kind.unready?.(fields);
  if (reason) throw new NotPublishable(reason);
}
