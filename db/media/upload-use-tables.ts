import type { StoredKind } from '../../domain/content/kinds/names.ts';

/** What may name a file. */
export type UseKind = StoredKind | `trash ${StoredKind}` | 'film' | 'setting';

/** One for each file that a text names. */
export interface UploadUseTable {
  /** The first 32 characters of the file's name. */
  stem: string;
  kind: UseKind;
  source_id: string;
  /** `draft`: a newer draft names it, what is stored does not. */
  version: 'stored' | 'draft';
  /** Of an item: those that name it, separated by commas. */
  fields: string;
}

/** One for each text that was read, also where it names no file. */
interface UploadUseSourceTable {
  kind: UseKind;
  source_id: string;
  /** Another one is stored beside the text as soon as the text changes. */
  stamp: string;
}

export interface UploadUseTables {
  upload_uses: UploadUseTable;
  upload_use_sources: UploadUseSourceTable;
}
