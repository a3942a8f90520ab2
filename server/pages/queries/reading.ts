import type { RenderState } from '../../../app/context.ts';
import type { Database } from '../../../db/open.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { shownItems } from '../../content/shown/shown-items.ts';
import type { CachedQueries } from '../cache/cached-queries.ts';
import type { ReadVersion } from '../cache/cached-until-changed.ts';

/** What the queries of one request read with. */
export interface Reading {
  db: Database;
  cached: CachedQueries;
  readVersion: ReadVersion;
  state: RenderState;
  shown: ReturnType<typeof shownItems>;
  /** The kind of the item that is previewed. */
  previewed: ItemKind | undefined;
  /** The previewed item of the kind, or else the stored one in the language of the page. */
  readItem<T extends object>(kind: Kind, find: () => Promise<T | null>): Promise<T | null>;
}
