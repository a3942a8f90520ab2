import type { WeekOfAnswers } from '../../../domain/answer-times.ts';
import type { EnquiryStatus } from '../../../domain/inbox.ts';
import type { MessageKind } from '../../../domain/message-kind.ts';
import type { SpamReason } from '../../../domain/spam.ts';
import type { Visit } from '../../../domain/visit.ts';
import { call, fetchFile } from '../api.ts';

export interface Enquiry {
  enquiry_id: number;
  created_at: string;
  status: EnquiryStatus;
  form: 'main' | 'extended';
  name: string;
  email: string;
  phoneNum: string;
  businessName: string;
  role: string;
  message: string;
  note: string;
  assigned_to: number | null;
  answered_at: string | null;
  spamReasons: SpamReason[];
  visit: Visit;
}

/** How a message about an enquiry stands. */
export interface Delivery {
  kind: MessageKind;
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  /** What the mail server said last. */
  reason: string;
}

export type ListedEnquiry = Enquiry & { delivery: Delivery | null };

interface Attempt {
  attempt: number;
  at: string;
  outcome: 'begun' | 'sent' | 'deferred' | 'failed';
  reason: string;
}

export interface SentMessage extends Omit<Delivery, 'reason'> {
  text: string;
  created_at: string;
  next_at: string;
  ledger: Attempt[];
}

export type OpenEnquiry = Enquiry & { mail: SentMessage[] };

/** What the list shows: a folder of the inbox, what is overdue in any of them, or all. */
export type Folder = EnquiryStatus | 'overdue' | 'all';

export interface InboxQuery {
  folder: Folder;
  find: string;
  page: number;
}

export interface InboxPage {
  items: ListedEnquiry[];
  total: number;
  perPage: number;
  folders: Record<EnquiryStatus, number>;
  overdue: number;
  /** Then an enquiry is deleted by itself; 0 for never. */
  keptMonths: number;
  mail: { configured: boolean };
}

interface Done {
  message: string;
}

function filterOf({ folder, find }: Omit<InboxQuery, 'page'>): URLSearchParams {
  const query = new URLSearchParams();
  if (folder === 'overdue') query.set('overdue', 'true');
  else if (folder !== 'all') query.set('folder', folder);
  if (find) query.set('find', find);
  return query;
}

export function findInbox(query: InboxQuery): Promise<InboxPage> {
  const filter = filterOf(query);
  filter.set('page', String(query.page));
  return call(`/api/enquiries?${filter}`);
}

/** The folder as a CSV file. */
export function exportInbox(query: InboxQuery): Promise<Blob> {
  return fetchFile(`/api/enquiries/export.csv?${filterOf(query)}`);
}

export function findAnswerTimes(): Promise<WeekOfAnswers[]> {
  return call('/api/enquiries/answer-times');
}

/** Everything that somebody with this address has sent, as a JSON file. */
export function exportPerson(email: string): Promise<Blob> {
  return fetchFile(`/api/enquiries/person?${new URLSearchParams({ email })}`);
}

/** How many enquiries somebody with this address has sent. */
export async function countOfPerson(email: string): Promise<number> {
  const path = `/api/enquiries/person?${new URLSearchParams({ email })}`;
  return (await call<unknown[]>(path)).length;
}

export function deletePerson(email: string): Promise<Done> {
  return call(`/api/enquiries/person?${new URLSearchParams({ email })}`, { method: 'DELETE' });
}

export function findEnquiryById(id: string): Promise<OpenEnquiry> {
  return call(`/api/enquiries/${encodeURIComponent(id)}`);
}

export interface EnquiryChange {
  status?: EnquiryStatus;
  note?: string;
  assigned_to?: number | null;
}

export function updateEnquiry(id: number, body: EnquiryChange): Promise<Done> {
  return call(`/api/enquiries/${id}`, { method: 'PUT', body });
}

export function sendAnswer(id: number, text: string): Promise<Done> {
  return call(`/api/enquiries/${id}/answer`, { method: 'POST', body: { text } });
}

export function deleteEnquiry(id: number): Promise<Done> {
  return call(`/api/enquiries/${id}`, { method: 'DELETE' });
}
