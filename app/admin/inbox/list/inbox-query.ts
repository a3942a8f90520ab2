import type { Folder, InboxQuery } from '../calls.ts';

/** Folders of the list in the order of their links. */
export const folders = ['new', 'open', 'overdue', 'held', 'answered', 'spam'] as const;

function folderOf(text: string | null): Folder {
  return [...folders, 'all' as const].find((it) => it === text) ?? 'new';
}

/** What the address of the screen asks for; anything unknown is the first page of the new ones. */
export function inboxQuery(search: URLSearchParams): InboxQuery {
  const page = Number(search.get('page'));
  return {
    folder: folderOf(search.get('folder')),
    find: (search.get('find') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list, or of an enquiry with that list beside it. */
export function inboxPath({ folder, find, page }: InboxQuery, id?: number): string {
  const search = new URLSearchParams({ folder });
  if (find) search.set('find', find);
  if (page > 1) search.set('page', String(page));
  return `/admin/enquiries${id === undefined ? '' : `/${id}`}?${search}`;
}
