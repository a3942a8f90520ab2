import type { Generated } from 'kysely';
import type { RevisedKind } from '../domain/content/item.ts';
import type { ItemKind } from '../domain/content/kinds/kinds.ts';

/** The tables that remember: what was, who did it, where it stood, what is to come, and who is here. */
export interface HistoryTables {
  revisions: RevisionTable;
  trash: TrashTable;
  audit_log: AuditTable;
  redirects: RedirectTable;
  missed_addresses: MissedAddressTable;
  publishing: PublishingTable;
  preview_keys: PreviewKeyTable;
  presence: PresenceTable;
}

/** A state that an item or setting once had (docs/decisions/0006-revisions-beside-a-full-state.md). */
export interface RevisionTable {
  revision_id: Generated<number>;
  kind: RevisedKind;
  /** The item's key as text. */
  item_id: string;
  /** What the item was called. */
  title: string;
  action: string;
  /** Address of the user; empty for the site itself. */
  made_by: string;
  made_at: string;
  /** The request that made it, as in log and audit; empty for the site itself. */
  request_id: string;
  /** JSON array of {field, old, new}, texts shortened. */
  changes: string;
  /** The revision whose state helps to unpack this one; null where it stands alone. */
  base_id: number | null;
  /** The state as JSON, packed, in base 64. */
  state: string;
}

export interface TrashTable {
  kind: ItemKind;
  item_id: string;
  title: string;
  /** JSON of the row as it stood. */
  state: string;
  deleted_by: string;
  deleted_at: string;
}

export interface AuditTable {
  audit_id: Generated<number>;
  made_at: string;
  /** Address of the user; empty for the site itself. */
  made_by: string;
  request_id: string;
  kind: string;
  item_id: string;
  title: string;
  action: string;
  /** JSON array of {field, old, new}, texts shortened; never a secret. */
  changes: string;
}

/** An address that no longer has a page of its own. */
export interface RedirectTable {
  redirect_id: Generated<number>;
  /** Decoded, lower case, with its first slash; unique. */
  path: string;
  /** Where a redirect set by hand leads; null for the address of an item. */
  target: string | null;
  /** The item that had the address: its own address of today is where it leads. */
  kind: ItemKind | null;
  item_id: string | null;
  made_by: string;
  made_at: string;
  hits: Generated<number>;
  last_hit_at: string | null;
}

export interface MissedAddressTable {
  path: string;
  hits: number;
  last_hit_at: string;
}

/** What waits beside an item: a newer draft, and the times it is to be published or taken back. */
export interface PublishingTable {
  kind: ItemKind;
  item_id: string;
  /** JSON of the newer draft of a published item. */
  draft: string | null;
  publish_at: string | null;
  unpublish_at: string | null;
}

/** What the preview links of an item are signed with (docs/decisions/0010-preview-links.md). */
export interface PreviewKeyTable {
  kind: ItemKind;
  item_id: string;
  /** 32 random bytes in base 64; another key, and every link of before is void. */
  key: string;
}

/** A session that has an item open in a form. */
export interface PresenceTable {
  kind: ItemKind;
  item_id: string;
  token_hash: string;
  email: string;
  seen_at: string;
}
