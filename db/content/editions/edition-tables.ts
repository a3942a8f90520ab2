import type { Work } from '../../../domain/content/editions/text-states.ts';
import type { RevisedKind } from '../../../domain/content/item.ts';

/** Per item and further language, with the edition if there is one: db/content/editions/edition-work.ts. */
interface EditionWorkTable extends Work {
  language: string;
  /** Of the original; 'setting' for a row that only says that the site has the language. */
  kind: RevisedKind;
  item_id: string;
  edition_id: number | null;
}

export interface EditionTables {
  edition_work: EditionWorkTable;
}
