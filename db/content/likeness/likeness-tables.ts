import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';

type Band = `band_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Null where a text is too short, or there is no title. */
type Hashes = Record<Band | 'title_hash', number | null>;

/** Beside each item, drafts included; as domain/content/text/likeness.ts makes it. */
export interface LikenessTable extends Hashes {
  kind: ItemKind;
  item_id: string;
  changed_at: string;
}
