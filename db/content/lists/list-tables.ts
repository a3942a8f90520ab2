import type { Generated } from 'kysely';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { PublishingState } from '../../../domain/content/publishing.ts';

interface SearchTexts {
  /** What the public list is ordered by. */
  listed_at: string;
  /** As domain/content/text/search-text.ts makes it. */
  search_text: string;
}

/** The texts of published items alone, slim beside their rows: db/content/public/search-texts.ts. */
interface BlogSearchTable extends SearchTexts {
  blog_id: number;
}

interface CaseStudySearchTable extends SearchTexts {
  /** What the index of SQLite counts by. */
  search_id: Generated<number>;
  _id: string;
}

/** A slim row beside each item, drafts included: db/content/lists/item-list.ts. */
export interface ItemListTable extends SearchTexts {
  list_id: Generated<number>;
  kind: StoredKind;
  /** The item's key as text. */
  item_id: string;
  /** Its last change. */
  changed_at: string;
  /** As domain/content/text/title-key.ts makes it. */
  title_key: string;
  /** Its category_id, for a kind that has them. */
  category: number | null;
  state: PublishingState;
  /** Address of the last user who changed it; empty without one. */
  changed_by: string;
}

export interface ListTables {
  blog_search: BlogSearchTable;
  case_study_search: CaseStudySearchTable;
  item_list: ItemListTable;
}
