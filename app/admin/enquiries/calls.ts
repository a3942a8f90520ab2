import type { WeekOfAnswers } from '../../../domain/answer-times.ts';
import type { Delivery, EnquiryStatus, InboxEnquiry, LedgerEntry } from '../../../domain/inbox.ts';
import { call, fetchFile } from '../api.ts';

export type ListedEnquiry = InboxEnquiry & { delivery: Delivery | null };

export type OpenEnquiry = InboxEnquiry & { mail: LedgerEntry[] };

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
