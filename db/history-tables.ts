import type { Generated } from 'kysely';
import type { RevisedKind } from '../domain/content/item.ts';
import type { StoredKind } from '../domain/content/kinds/names.ts';

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

/** docs/decisions/0006-revisions-beside-a-full-state.md */
interface RevisionTable {
  revision_id: Generated<number>;
  kind: RevisedKind;
  /** `changes` is a JSON array of {field, old, new, label?} with shortened texts. */
  item_id: string;
  title: string;
  action: string;
  made_by: string;
  made_at: string;
  request_id: string;
  changes: string;
  /** The dictionary of the compressed state; null without one. */
  base_id: number | null;
  state: string;
}

interface TrashTable {
  kind: StoredKind;
  item_id: string;
  title: string;
  state: string;
  deleted_by: string;
  deleted_at: string;
  /** Its title, folded; empty when a release wrote it that does not know the column. */
  search_text: Generated<string>;
}

interface AuditTable {
  audit_id: Generated<number>;
  made_at: string;
  made_by: string;
  request_id: string;
  kind: string;
  item_id: string;
  title: string;
  action: string;
  changes: string;
}

export interface RedirectTable {
  redirect_id: Generated<number>;
  /** Decoded, lower case, with its first slash; unique. */
  path: string;
  target: string | null;
  kind: StoredKind | null;
  item_id: string | null;
  made_by: string;
  made_at: string;
  hits: Generated<number>;
  last_hit_at: string | null;
}

interface MissedAddressTable {
  path: string;
  hits: number;
  last_hit_at: string;
}

export interface PublishingTable {
  kind: StoredKind;
  item_id: string;
  draft: string | null;
  publish_at: string | null;
  unpublish_at: string | null;
}

/** docs/decisions/0010-preview-links.md */
interface PreviewKeyTable {
  kind: StoredKind;
  item_id: string;
  /** 32 random bytes in base 64; a new key voids every earlier link. */
  key: string;
}

interface PresenceTable {
  kind: StoredKind;
  item_id: string;
  token_hash: string;
  email: string;
  seen_at: string;
}
