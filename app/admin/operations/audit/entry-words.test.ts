import { beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../../../domain/api/operations/audit.ts';
import { fixtureSettings } from '../../../../tests/fixture-settings.ts';
import { takeSiteFacts } from '../../site-facts.ts';
import { auditWordsOf } from './entry-words.ts';

beforeAll(() => takeSiteFacts(fixtureSettings));

const entry: AuditEntry = {
  audit_id: 1,
  made_at: '2026-11-23T08:00:00.000Z',
  made_by: 'sara@example.com',
  request_id: 'r',
  kind: 'blog',
  item_id: '12',
  title: 'Tide',
  action: 'saved',
  changes: [],
};

function sentence(part: Partial<AuditEntry>): string {
  const { kind, name, done } = auditWordsOf({ ...entry, ...part });
  return `${[kind, name].filter(Boolean).join(' ')}: ${done}`;
}

const times = (publish_at: string, unpublish_at: string) => [
  { field: 'publish_at', old: '', new: publish_at },
  { field: 'unpublish_at', old: '', new: unpublish_at },
];

test('a schedule is a sentence with its times, not a list of fields', () => {
  const changes = times('2026-11-30T05:00:00.000Z', 'null');
  expect(sentence({ action: 'scheduled', changes })).toBe(
    'Blog “Tide”: scheduled for Mon 30 Nov 2026, 09:00 Baku',
  );
  expect(auditWordsOf({ ...entry, action: 'scheduled', changes }).changes).toEqual([]);
  const both = times('2026-11-30T05:00:00.000Z', '2026-12-01T05:00:00.000Z');
  expect(sentence({ action: 'scheduled', changes: both })).toBe(
    'Blog “Tide”: scheduled for Mon 30 Nov 2026, 09:00 Baku, to be taken back on Tue 1 Dec 2026, 09:00 Baku',
  );
  expect(sentence({ action: 'scheduled', changes: times('null', 'null') })).toBe(
    'Blog “Tide”: time removed',
  );
});

test('calls are named by what they did, and unknown ones as the server names them', () => {
  const user = { kind: 'users', item_id: '', title: '' };
  expect(sentence({ ...user, action: 'login' })).toBe('Account: signed in');
  expect(sentence({ ...user, action: 'code asked for' })).toBe(
    'Account: asked for the code of the second factor',
  );
  expect(sentence({ ...user, title: 'omar@example.com', action: 'password reset' })).toBe(
    'Account omar@example.com: password reset',
  );
  expect(sentence({ kind: 'enquiries', title: '', action: 'answer' })).toBe('Enquiry 12: answered');
  expect(sentence({ kind: 'tides', title: '', action: 'turned' })).toBe('tides 12: turned');
});

test('an item leads to its editor, unless it is gone', () => {
  expect(auditWordsOf(entry).path).toBe('/admin/blogs?edit=12');
  expect(auditWordsOf({ ...entry, kind: 'case-study' }).path).toBe('/admin/casestudy/12/edit');
  expect(auditWordsOf({ ...entry, kind: 'setting', item_id: 'site' }).path).toBe('/admin/settings');
  expect(auditWordsOf({ ...entry, kind: 'enquiries' }).path).toBe('/admin/enquiries/12?folder=all');
  expect(auditWordsOf({ ...entry, action: 'deleted' }).path).toBeNull();
  expect(auditWordsOf({ ...entry, kind: 'users' }).path).toBeNull();
});
