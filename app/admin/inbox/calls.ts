import type { Done } from '../../../domain/api/answers.ts';
import { listAnswerTimes, type WeekOfAnswers } from '../../../domain/api/inbox/answer-times.ts';
import {
  answerEnquiry,
  deleteEnquiry as deleteCall,
  deleteEnquiriesOfPerson,
  exportEnquiries,
  fileHeldAsSpam as fileCall,
  getEnquiry,
  type InboxPage,
  listEnquiries,
  listEnquiriesOfPerson,
  type OpenEnquiry,
  updateEnquiry as updateCall,
} from '../../../domain/api/inbox/enquiries.ts';
import type { EnquiryStatus, InboxChange } from '../../../domain/inbox/inbox.ts';
import { request, requestFile } from '../api.ts';

/** What the list shows: a folder of the inbox, what is overdue or held in any of them, or all. */
export type Folder = EnquiryStatus | 'overdue' | 'held' | 'all';

export interface InboxQuery {
  folder: Folder;
  find: string;
  page: number;
}

function filterOf({ folder, find }: Omit<InboxQuery, 'page'>) {
  if (folder === 'all') return { find };
  return folder === 'overdue' || folder === 'held' ? { [folder]: true, find } : { folder, find };
}

export function findInbox(query: InboxQuery): Promise<InboxPage> {
  return request(listEnquiries, { query: { ...filterOf(query), page: query.page } });
}

/** The folder as a CSV file. */
export function exportInbox(query: InboxQuery): Promise<Blob> {
  return requestFile(exportEnquiries, { query: filterOf(query) });
}

/** Files everything that is held as spam. */
export function fileHeldAsSpam(): Promise<Done> {
  return request(fileCall);
}

export function findAnswerTimes(): Promise<WeekOfAnswers[]> {
  return request(listAnswerTimes);
}

/** Everything that somebody with this address has sent, as a JSON file. */
export function exportPerson(email: string): Promise<Blob> {
  return requestFile(listEnquiriesOfPerson, { query: { email } });
}

/** How many enquiries somebody with this address has sent. */
export async function countOfPerson(email: string): Promise<number> {
  return (await request(listEnquiriesOfPerson, { query: { email } })).length;
}

export function deletePerson(email: string): Promise<Done> {
  return request(deleteEnquiriesOfPerson, { query: { email } });
}

export function findEnquiryById(id: string): Promise<OpenEnquiry> {
  return request(getEnquiry, { params: { id } });
}

export function updateEnquiry(id: number, body: InboxChange): Promise<Done> {
  return request(updateCall, { params: { id }, body });
}

export function sendAnswer(id: number, text: string): Promise<Done> {
  return request(answerEnquiry, { params: { id }, body: { text } });
}

export function deleteEnquiry(id: number): Promise<Done> {
  return request(deleteCall, { params: { id } });
}
