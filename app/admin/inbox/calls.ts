import type { WeekOfAnswers } from '../../../domain/inbox/answer-times.ts';
import type {
  Delivery,
  EnquiryStatus,
  InboxEnquiry,
  LedgerEntry,
} from '../../../domain/inbox/inbox.ts';
import { boolean, done, holds, list, number } from '../answer-shapes.ts';
import { call, fetchFile } from '../api.ts';

export type ListedEnquiry = InboxEnquiry & { delivery: Delivery | null };

export type OpenEnquiry = InboxEnquiry & { mail: LedgerEntry[] };

/** What the list shows: a folder of the inbox, what is overdue or held in any of them, or all. */
export type Folder = EnquiryStatus | 'overdue' | 'held' | 'all';

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
  mail: { configured: boolean; held: number };
}

interface Done {
  message: string;
}

function filterOf({ folder, find }: Omit<InboxQuery, 'page'>): URLSearchParams {
  const query = new URLSearchParams();
  if (folder === 'overdue' || folder === 'held') query.set(folder, 'true');
  else if (folder !== 'all') query.set('folder', folder);
  if (find) query.set('find', find);
  return query;
}

const inbox = holds({
  items: list,
  total: number(),
  perPage: number(),
  folders: holds({}),
  mail: holds({ configured: boolean() }),
});
const enquiry = holds({
  enquiry_id: number(),
  spamReasons: list,
  visit: holds({ pages: list }),
  mail: list,
});

export function findInbox(query: InboxQuery): Promise<InboxPage> {
  const filter = filterOf(query);
  filter.set('page', String(query.page));
  return call(`/api/enquiries?${filter}`, inbox);
}

/** The folder as a CSV file. */
export function exportInbox(query: InboxQuery): Promise<Blob> {
  return fetchFile(`/api/enquiries/export.csv?${filterOf(query)}`);
}

/** Files everything that is held as spam. */
export function fileHeldAsSpam(): Promise<Done> {
  return call('/api/enquiries/held/spam', done, { method: 'POST' });
}

export function findAnswerTimes(): Promise<WeekOfAnswers[]> {
  return call('/api/enquiries/answer-times', list);
}

/** Everything that somebody with this address has sent, as a JSON file. */
export function exportPerson(email: string): Promise<Blob> {
  return fetchFile(`/api/enquiries/person?${new URLSearchParams({ email })}`);
}

/** How many enquiries somebody with this address has sent. */
export async function countOfPerson(email: string): Promise<number> {
  const path = `/api/enquiries/person?${new URLSearchParams({ email })}`;
  return (await call<unknown[]>(path, list)).length;
}

export function deletePerson(email: string): Promise<Done> {
  return call(`/api/enquiries/person?${new URLSearchParams({ email })}`, done, {
    method: 'DELETE',
  });
}

export function findEnquiryById(id: string): Promise<OpenEnquiry> {
  return call(`/api/enquiries/${encodeURIComponent(id)}`, enquiry);
}

export interface EnquiryChange {
  status?: EnquiryStatus;
  note?: string;
  assigned_to?: number | null;
  /** It is real: what is held of it leaves at once. */
  held?: false;
}

export function updateEnquiry(id: number, body: EnquiryChange): Promise<Done> {
  return call(`/api/enquiries/${id}`, done, { method: 'PUT', body });
}

export function sendAnswer(id: number, text: string): Promise<Done> {
  return call(`/api/enquiries/${id}/answer`, done, { method: 'POST', body: { text } });
}

export function deleteEnquiry(id: number): Promise<Done> {
  return call(`/api/enquiries/${id}`, done, { method: 'DELETE' });
}
