import type { AuditEntry } from '../../../../domain/api/operations/audit.ts';
import { auditWords } from '../../../../domain/audit-words.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { itemKinds } from '../../../../domain/content/kinds/names.ts';
import { inboxPath } from '../../inbox/list/inbox-query.ts';
import { siteClock } from '../../site-facts.ts';

/** An entry as its row shows it: Blog “Title”: scheduled for Mon 30 Nov 2026, 09:00 Lisbon. */
interface EntryInWords extends ReturnType<typeof auditWords> {
  /** Where it is edited; null for what is gone or has no screen. */
  path: string | null;
}

/** What is gone has nothing to open. */
const ends = ['deleted', 'deleted for ever'];

function pathOf({ kind, item_id, action }: AuditEntry): string | null {
  if (kind === 'setting') return '/admin/settings';
  if (item_id === '' || ends.includes(action)) return null;
  if (kind === 'enquiries') {
    return inboxPath({ folder: 'all', find: '', page: 1 }, Number(item_id));
  }
  const known = itemKinds.find((name) => name === kind);
  return known ? editPathOf(known, item_id) : null;
}

export function auditWordsOf(entry: AuditEntry): EntryInWords {
  return { ...auditWords(entry, siteClock()), path: pathOf(entry) };
}
