import type { Generated } from 'kysely';
import type { StoredKind } from '../../domain/content/kinds/names.ts';
import type { EntryState, ImportState } from '../../domain/moving/import.ts';
import type { SourceEntry } from '../../domain/moving/source-entry.ts';

export interface MovingTables {
  imports: ImportTable;
  import_entries: ImportEntryTable;
  import_items: ImportItemTable;
  import_addresses: ImportAddressTable;
  import_pictures: ImportPictureTable;
}

interface ImportTable {
  import_id: Generated<number>;
  /** What the file was called where it came from. */
  name: string;
  /** Where the file is on this machine; empty once it is deleted. */
  file: string;
  size: number;
  format: string;
  /** What its items are known by in a later import (R-I-03): format and origin. */
  source: string;
  state: ImportState;
  /** JSON. */
  choices: string;
  /** Why it was refused, or what it waits for. */
  problem: string;
  made_by: string;
  made_at: string;
  begun_at: string | null;
  ended_at: string | null;
  /** The process that works on it renews it. */
  lease_until: string;
  /** By processes that ended while they worked on it, and by the one of now. */
  claims: Generated<number>;
}

/** The plan before the run, the ledger after it (docs/decisions/0047). */
interface ImportEntryTable {
  import_id: number;
  source_id: string;
  position: number;
  /** Items of the language of origin come before their editions, files and lists after both. */
  turn: number;
  what: SourceEntry['what'];
  type: string;
  title: string;
  slug: string;
  language: string;
  translations: string;
  /** The entry as JSON, packed; empty after 30 days. */
  came: string;
  /** Of what came. */
  hash: string;
  kind: StoredKind | null;
  /**
   * The last part of its new address, empty where the key is the address; of a list or a file the target
   * of the redirects that stand for it.
   */
  address: string;
  item_id: string | null;
  state: EntryState;
  reason: string;
  /** JSON. */
  notes: string;
  /** JSON: names of the fields that wait for an answer. */
  asks: string;
  done_at: string | null;
}

/** What an item of a source became, whichever import brought it. */
interface ImportItemTable {
  source: string;
  source_id: string;
  kind: StoredKind;
  item_id: string;
  hash: string;
  /** JSON: for each field the hash of what came and that of what was stored of it. */
  fields: string;
}

interface ImportAddressTable {
  import_id: number;
  /** As redirects have it. */
  path: string;
  source_id: string;
  state: 'redirect' | 'stays' | 'look';
}

interface ImportPictureTable {
  import_id: number;
  /** As the source names it. */
  address: string;
  /** The first item that shows it. */
  source_id: string;
  /** '/media/…'; empty while it is missing. */
  file: string;
  reason: string;
}
