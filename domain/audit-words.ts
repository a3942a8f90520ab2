import type { Difference } from './api/content/revisions.ts';
import type { AuditEntry } from './api/operations/audit.ts';
import { capitalized, itemKinds, kindWords } from './content/kinds/names.ts';
import type { SiteClock } from './site-clock.ts';

/** Kinds of entries besides the items, by the first part of their call's address. */
export const auditKindNames: Record<string, string> = {
  users: 'Account',
  categories: 'Category',
  enquiries: 'Enquiry',
  'saved-answers': 'Saved answer',
  'saved-filters': 'Saved filter',
  'account-mails': 'Mail to the own account',
  outbox: 'Failed mail',
  'mail-settings': 'Settings of enquiries',
  redirects: 'Redirect',
  upload: 'Upload',
  uploads: 'Media file',
  'settings-check': 'Installation',
  'first-hour': 'First hour',
  likeness: 'Likeness',
  imports: 'Import',
  export: 'Export',
  claims: 'Figure',
  'location-maker': 'Table of places',
};

/** What was done, in the words of a sentence; all others read as the server names them. */
const actionNames: Record<string, string> = {
  start: 'started',
  pause: 'paused',
  'take-back': 'taken back',
  'retry-pictures': 'missing pictures fetched again',
  undeleted: 'restored from the trash',
  unpublished: 'taken back',
  'seen by visitors': 'checked after its scheduled time, all addresses as they should be',
  'not seen by visitors': 'checked after its scheduled time, some addresses are wrong',
  'links followed': 'links updated',
  'draft dropped': 'newer draft deleted',
  'deleted for ever': 'deleted permanently',
  login: 'signed in',
  logout: 'signed out',
  'login refused': 'sign-in refused',
  'link refused': 'link refused, it was wrong or used',
  'code asked for': 'asked for the code of the second factor',
  password: 'password changed',
  sessions: 'sessions ended',
  totp: 'second factor changed',
  reset: 'password reset',
  'invitation taken back': 'invitation withdrawn',
  answer: 'answered',
  held: 'held enquiries moved to Spam',
  'deleted one person': "one person's data deleted",
  captions: 'captions changed',
  test: 'address tested',
  'figure proved': 'source of a figure saved',
  'figure bound': 'figure bound to the settings',
  'likeness explained': 'reason written for a text like another one',
};

const kindNames: Record<string, string> = {
  ...Object.fromEntries(itemKinds.map((kind) => [kind, capitalized(kindWords[kind].noun)])),
  setting: 'Settings',
  ...auditKindNames,
};

/** An entry of the audit log as people read it. */
interface AuditWords {
  kind: string;
  /** Empty where the kind says it all. */
  name: string;
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

function scheduleWords(changes: Difference[], { timeInWords }: SiteClock): string {
  const [publish, unpublish] = times.map((name) => newValue(changes, name));
  const planned = [
    publish && `scheduled for ${timeInWords(publish)}`,
    unpublish && `to be taken back on ${timeInWords(unpublish)}`,
  ].filter(Boolean);
  return planned.length > 0 ? planned.join(', ') : 'time removed';
}

function nameOf({ kind, item_id, title }: AuditEntry): string {
  if (title === '') return item_id;
  return kind === 'users' ? title : `“${title}”`;
}

export function auditWords(entry: AuditEntry, clock: SiteClock): AuditWords {
  const { kind, action, changes } = entry;
  const isSchedule = action === 'scheduled';
  return {
    kind: kindNames[kind] ?? kind,
    name: kind === 'setting' ? '' : nameOf(entry),
    done: isSchedule ? scheduleWords(changes, clock) : (actionNames[action] ?? action),
    changes: isSchedule ? changes.filter(({ field }) => !times.includes(field)) : changes,
  };
}

/** 'Blog “Title”: scheduled for Mon 30 Nov 2026, 09:00 Lisbon'. */
export function auditSentence(entry: AuditEntry, clock: SiteClock): string {
  const { kind, name, done } = auditWords(entry, clock);
  return `${name ? `${kind} ${name}` : kind}: ${done}`;
}
