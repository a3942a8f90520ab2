import type { EnquiryStatus } from '../../../../domain/inbox/inbox.ts';

/** What the list shows: a folder of the inbox, what is overdue or held in any of them, or all. */
export type Folder = EnquiryStatus | 'overdue' | 'held' | 'all';

export interface ShownInbox {
  folder: Folder;
  find: string;
  page: number;
}

export const folders = ['new', 'open', 'overdue', 'held', 'answered', 'spam'] as const;

function folderOf(text: string | null): Folder {
  return [...folders, 'all' as const].find((it) => it === text) ?? 'new';
}

/** Anything unknown is the first page of the new ones. */
export function inboxQuery(search: URLSearchParams): ShownInbox {
  const page = Number(search.get('page'));
  return {
    folder: folderOf(search.get('folder')),
    find: (search.get('find') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list, or of an enquiry with that list beside it. */
export function inboxPath({ folder, find, page }: ShownInbox, id?: number): string {
  const search = new URLSearchParams({ folder });
  if (find) search.set('find', find);
  if (page > 1) search.set('page', String(page));
  return `/admin/enquiries${id === undefined ? '' : `/${id}`}?${search}`;
}

/** What is worth to be found again: the address without the page; empty for the first folder as a whole. */
export function savedInboxQuery({ folder, find }: ShownInbox): string {
  if (folder === 'new' && !find) return '';
  return new URLSearchParams({ folder, ...(find && { find }) }).toString();
}

/** The same as the server asks for it. */
export function inboxFilter({ folder, find }: ShownInbox) {
  if (folder === 'all') return { find };
  return folder === 'overdue' || folder === 'held' ? { [folder]: true, find } : { folder, find };
}
