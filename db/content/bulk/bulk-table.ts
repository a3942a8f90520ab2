import type { BulkAction } from '../../../domain/api/content/bulk.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';

/** What one change of many items did to one of them, until it is undone or thirty days old. */
export interface BulkChangeTable {
  /** 24 hexadecimal characters; the same for all items that one press of a button changed. */
  bulk_id: string;
  kind: StoredKind;
  item_id: string;
  action: BulkAction | 'set texts';
  made_at: string;
  /** JSON: the row and what waited beside it before the first change; empty where that was the trash. */
  before: string;
  /** JSON: its version and what waits beside it since. */
  after: string;
}

export interface BulkTables {
  bulk_changes: BulkChangeTable;
}
