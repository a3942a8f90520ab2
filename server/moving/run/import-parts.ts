import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { SourceEntry, SourceItem } from '../../../domain/moving/source-entry.ts';
import type { MadeValues } from '../values/made.ts';

/** `address` is the one that was had: that of the original, or the one that was asked for. */
export type KeptPicture = { file: string; address: string } | { reason: string };

/** What an import is done with. */
export interface ImportParts {
  db: Database;
  now: () => number;
  readExport: (file: string, name: string) => AsyncIterable<SourceEntry>;
  valuesOf: (item: SourceItem, kind: ItemKind) => MadeValues<object>;
  /** Brings a picture into the media library. @throws what may pass, such as a full disk */
  keepPicture: (address: string, imported: Import, alt: string) => Promise<KeptPicture>;
  onFailure: (error: unknown, about: string) => void;
}
