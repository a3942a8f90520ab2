import type { ItemKind } from '../kinds/kinds.ts';

/** An address without a page of its own. */
export interface Redirect {
  redirect_id: number;
  path: string;
  /** Where one set by hand leads; null where an item leads, or where the page is gone for good. */
  target: string | null;
  kind: ItemKind | null;
  item_id: string | null;
  made_by: string;
  made_at: string;
  hits: number;
  last_hit_at: string | null;
}

/** An address that visitors asked for and that leads nowhere. */
export interface MissedAddress {
  path: string;
  hits: number;
  last_hit_at: string;
}
