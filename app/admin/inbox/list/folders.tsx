import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { InboxPage } from '../../../../domain/api/inbox/enquiries.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './folders.module.css';
import type { Folder } from './inbox-query.ts';
import { folders, inboxPath } from './inbox-query.ts';

/** The folders with their counts; links, so that each has an address. */
export function Folders({ page, current }: { page: InboxPage; current: Folder }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    showLink(row.current, current);
  }, [current]);
  const { held } = page.mail;
  const counts = { ...page.folders, overdue: page.overdue, held };
  // Hardly ever is anything held.
  const shown = folders.filter((folder) => folder !== 'held' || held > 0 || current === 'held');
  return (
    <nav ref={row} className={styles.folders} aria-label={texts.folders}>
      {shown.map((folder) => (
        <Link
          key={folder}
          to={inboxPath({ folder, find: '', page: 1 })}
          aria-current={folder === current ? 'page' : undefined}
          data-folder={folder}
          data-alarming={(folder === 'overdue' && page.overdue > 0) || undefined}
        >
          {texts.folder[folder]} <small>{counts[folder]}</small>
        </Link>
      ))}
    </nav>
  );
}

/** Where room is scarce the row scrolls, and the current folder may be out of sight. */
function showLink(row: HTMLElement | null, folder: Folder): void {
  const link = row?.querySelector(`[data-folder="${folder}"]`);
  if (!row || !link) return;
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
