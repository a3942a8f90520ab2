import { Link } from 'react-router';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import type { Folder, InboxPage } from './calls.ts';
import { folders, inboxPath } from './inbox-query.ts';

/** The folders with their counts; links, so that each has an address. */
export function Folders({ page, current }: { page: InboxPage; current: Folder }) {
  const counts = { ...page.folders, overdue: page.overdue };
  return (
    <nav className="inboxFolders" aria-label={texts.folders}>
      {folders.map((folder) => (
        <Link
          key={folder}
          to={inboxPath({ folder, find: '', page: 1 })}
          aria-current={folder === current ? 'page' : undefined}
          data-alarming={(folder === 'overdue' && page.overdue > 0) || undefined}
        >
          {texts.folder[folder]} <small>{counts[folder]}</small>
        </Link>
      ))}
    </nav>
  );
}
