import type { Generated, Selectable } from 'kysely';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';

export interface RemarkTables {
  remarks: RemarkTable;
  remark_mentions: RemarkMentionTable;
}

/** docs/decisions/0032-remarks-find-their-words.md */
interface RemarkTable {
  remark_id: Generated<number>;
  kind: ItemKind;
  item_id: string;
  language: Generated<string>;
  section: Generated<string>;
  field: Generated<string>;
  /** JSON of MarkedWords; empty without words. */
  words: Generated<string>;
  /** The remark that it answers, which answers none itself. */
  answers_to: number | null;
  text: string;
  /** Null for somebody without an account. */
  user_id: number | null;
  /** As the name was then: it stays when the account goes. */
  made_by: string;
  made_at: string;
  edited_at: string | null;
  resolved_at: string | null;
  resolved_by: Generated<string>;
  deleted_at: string | null;
  /** Of the sign-off link that it came through. */
  link_id: string | null;
}

interface RemarkMentionTable {
  remark_id: number;
  user_id: number;
}

export type RemarkRow = Selectable<RemarkTable>;
