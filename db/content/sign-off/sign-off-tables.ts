import type { Generated, Selectable } from 'kysely';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Verdict } from '../../../domain/content/sign-off/sign-off.ts';

export interface SignOffTables {
  sign_off_links: SignOffLinkTable;
  sign_off_answers: SignOffAnswerTable;
}

/** docs/decisions/0048-approved-is-what-was-seen.md */
interface SignOffLinkTable {
  /** 24 random hexadecimal characters: answers name it, and outlive it in a backup. */
  link_id: string;
  kind: StoredKind;
  item_id: string;
  token_hash: string;
  name: string;
  email: string;
  made_by: string;
  made_at: string;
  expires_at: string;
  revoked_at: string | null;
  /** When a code that was sent to the address came back. */
  confirmed_at: string | null;
  code_hash: Generated<string>;
  code_tries: Generated<number>;
  code_expires_at: Generated<string>;
  code_status: Generated<'' | 'queued' | 'sent' | 'failed'>;
  code_asked_at: Generated<string>;
  code_attempts: Generated<number>;
  code_next_at: Generated<string>;
  code_lease_until: Generated<string>;
}

interface SignOffAnswerTable {
  answer_id: Generated<number>;
  link_id: string;
  kind: StoredKind;
  item_id: string;
  title: string;
  /** As whoever answered typed it. */
  name: string;
  /** For whom the link was made, and the address it was made for. */
  recipient: string;
  email: string;
  is_confirmed: Generated<number>;
  /** Whether the link was revoked: one who was removed can hold nothing up. */
  is_revoked: Generated<number>;
  verdict: Verdict;
  /** JSON of AnsweredSection[]: the texts as they were seen. */
  sections: string;
  made_at: string;
  seen_at: string | null;
}

export type SignOffLinkRow = Selectable<SignOffLinkTable>;
export type SignOffAnswerRow = Selectable<SignOffAnswerTable>;
