import type { Generated, Insertable } from 'kysely';
import type { DeliveryStatus, EnquiryStatus } from '../../domain/inbox/inbox.ts';
import type { MessageKind } from '../../domain/inbox/message-kind.ts';

/** The tables of what visitors write, of the messages about it, and of what colleagues answer. */
export interface EnquiryTables {
  enquiries: EnquiryTable;
  outbox: OutboxTable;
  mail_attempts: MailAttemptTable;
  enquiry_senders: EnquirySenderTable;
  saved_answers: SavedAnswerTable;
}

export interface EnquiryTable {
  enquiry_id: Generated<number>;
  /** Which form sent it. */
  form: 'main' | 'extended';
  name: string;
  email: string;
  phoneNum: string;
  businessName: string;
  role: string;
  message: string;
  formType: string;
  created_at: string;
  /** A test is the heartbeat's: no folder shows it and nothing counts it. */
  status: Generated<EnquiryStatus | 'test'>;
  /** JSON array of why it looks like spam. */
  spam_reasons: Generated<string>;
  /** JSON of the visit it was sent from, as the visitor's browser told it. */
  visit: Generated<string>;
  /** What colleagues write about it; no visitor sees it. */
  note: Generated<string>;
  assigned_to: number | null;
  answered_at: string | null;
  /** Hash of the network address that sent it; emptied after a day. */
  sender: Generated<string>;
  /** SHA-256 of what was typed, to find the same text again. */
  content_hash: Generated<string>;
  /** What a program calls this submission, to be told apart from the same again (threat T28). */
  idempotency_key: string | null;
}

/** A message on its way. It holds no address: those are of the enquiry and of the configuration. */
export interface OutboxTable {
  outbox_id: Generated<number>;
  /** What the Message-ID is made of: every attempt has the same. */
  mail_id: string;
  kind: MessageKind;
  /** Null for what is about no enquiry. */
  enquiry_id: number | null;
  /** The answer; an enquiry's message is written from the enquiry itself. */
  text: Generated<string>;
  /** Held messages wait for the cap or for a person. */
  status: DeliveryStatus;
  attempts: Generated<number>;
  created_at: string;
  first_attempt_at: string | null;
  last_attempt_at: string | null;
  next_at: string;
  /** Until when one process has it in hand; empty when none has. */
  lease_until: Generated<string>;
  /** When the cap let an enquiry through, which it counts for an hour; null for what it does not count. */
  admitted_at: string | null;
}

/** The ledger of a message: one row per attempt. */
export interface MailAttemptTable {
  outbox_id: number;
  /** 1 for the first. */
  attempt: number;
  at: string;
  /** 'begun' stays when the process ended before it knew. */
  outcome: 'begun' | 'sent' | 'deferred' | 'failed';
  /** What the mail server said, or why there was no answer. */
  reason: Generated<string>;
}

export interface EnquirySenderTable {
  /** Hash of what is counted: a network address, or the address that a receipt went to. */
  sender: string;
  /** JSON array of when enquiries were accepted lately, milliseconds since 1970. */
  times: string;
  last_at: string;
}

/** An answer that colleagues use again; deleted ones can be brought back for a while. */
export interface SavedAnswerTable {
  saved_answer_id: Generated<number>;
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export type NewEnquiry = Insertable<EnquiryTable>;
