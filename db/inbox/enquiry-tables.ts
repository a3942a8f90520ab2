import type { Generated, Insertable } from 'kysely';
import type { DeliveryStatus, EnquiryStatus } from '../../domain/inbox/inbox.ts';
import type { MessageKind } from '../../domain/inbox/message-kind.ts';

export interface EnquiryTables {
  enquiries: EnquiryTable;
  outbox: OutboxTable;
  mail_attempts: MailAttemptTable;
  enquiry_senders: EnquirySenderTable;
  saved_answers: SavedAnswerTable;
}

export interface EnquiryTable {
  enquiry_id: Generated<number>;
  form: 'main' | 'extended';
  name: string;
  email: string;
  phoneNum: string;
  businessName: string;
  role: string;
  message: string;
  formType: string;
  /** The tag of the further language whose page it was written on; empty for that of origin. */
  language: Generated<string>;
  created_at: string;
  /** 'test' is the heartbeat's: no folder shows it. */
  status: Generated<EnquiryStatus | 'test'>;
  spam_reasons: Generated<string>;
  visit: Generated<string>;
  note: Generated<string>;
  assigned_to: number | null;
  answered_at: string | null;
  /** Hash of the network address; emptied after a day. */
  sender: Generated<string>;
  content_hash: Generated<string>;
  /** Chosen by the sending program (threat T28). */
  idempotency_key: string | null;
}

/** Holds no address: those come from the enquiry, the account and the configuration. */
export interface OutboxTable {
  outbox_id: Generated<number>;
  mail_id: string;
  kind: MessageKind;
  enquiry_id: number | null;
  /** Of mail about a remark, and whom it mentions. */
  remark_id: number | null;
  user_id: number | null;
  text: Generated<string>;
  status: DeliveryStatus;
  attempts: Generated<number>;
  created_at: string;
  first_attempt_at: string | null;
  last_attempt_at: string | null;
  next_at: string;
  lease_until: Generated<string>;
  /** When the cap let the enquiry through; null when it does not count. */
  admitted_at: string | null;
  /** When somebody has put a failure away; it is not reported any more. */
  dismissed_at: string | null;
}

interface MailAttemptTable {
  outbox_id: number;
  attempt: number;
  at: string;
  /** 'begun' stays when the process ended before the result. */
  outcome: 'begun' | 'sent' | 'deferred' | 'failed';
  reason: Generated<string>;
}

interface EnquirySenderTable {
  /** Hash of a network address, or of the address that a receipt went to. */
  sender: string;
  times: string;
  last_at: string;
}

interface SavedAnswerTable {
  saved_answer_id: Generated<number>;
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export type NewEnquiry = Insertable<EnquiryTable>;
