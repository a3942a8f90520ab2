import type { Difference } from '../../../../domain/api/content/revisions.ts';
import type { AuditEntry } from '../../../../domain/api/operations/audit.ts';
import { editPathOf } from '../../../../domain/content/edit-path.ts';
import { itemKinds } from '../../../../domain/content/kinds/names.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { kindNames } from '../../content/texts/items.ts';
import { inboxPath } from '../../inbox/list/inbox-query.ts';
import { auditActionNames, auditKindNames, auditTexts as texts } from '../texts/audit.ts';

type Named = Pick<AuditEntry, 'kind' | 'item_id' | 'title' | 'action'>;

const kindWords: Record<string, string> = { ...kindNames, ...auditKindNames };

/** An entry as its row shows it: Blog “Title”: scheduled for Mon 30 Nov 2026, 09:00 Dubai. */
interface EntryInWords {
  kind: string;
  /** Empty where the kind says it all. */
  name: string;
  /** Where it is edited; null for what is gone or has no screen. */
  path: string | null;
  done: string;
  /** What `done` does not hold already. */
  changes: Difference[];
}

const times = ['publish_at', 'unpublish_at'];

/** The new value of a field; an absent time is logged as null. */
function newValue(changes: Difference[], name: string): string | null {
  const value = changes.find(({ field }) => field === name)?.new ?? '';
  return value === '' || value === 'null' ? null : value;
}

function scheduleWords(changes: Difference[]): string {
  const [publish, unpublish] = times.map((name) => newValue(changes, name));
  const planned = [
    publish && texts.scheduled(timeInWords(publish)),
    unpublish && texts.takenBack(timeInWords(unpublish)),
  ].filter(Boolean);
  return planned.length > 0 ? planned.join(', ') : texts.timesRemoved;
}

/** What is gone has nothing to open. */
const ends = ['deleted', 'deleted for ever'];

function pathOf({ kind, item_id, action }: Named): string | null {
  if (kind === 'setting') return '/admin/settings';
  if (item_id === '' || ends.includes(action)) return null;
  if (kind === 'enquiries') {
    return inboxPath({ folder: 'all', find: '', page: 1 }, Number(item_id));
  }
  const known = itemKinds.find((name) => name === kind);
  return known ? editPathOf(known, item_id) : null;
}

function nameOf({ kind, item_id, title }: Named): string {
  if (title === '') return item_id;
  return kind === 'users' ? title : texts.quoted(title);
}

export function wordsOf(entry: AuditEntry): EntryInWords {
  const { kind, action, changes } = entry;
  const isSchedule = action === 'scheduled';
  return {
    kind: kindWords[kind] ?? kind,
    name: kind === 'setting' ? '' : nameOf(entry),
    path: pathOf(entry),
    done: isSchedule ? scheduleWords(changes) : (auditActionNames[action] ?? action),
    changes: isSchedule ? changes.filter(({ field }) => !times.includes(field)) : changes,
  };
}
