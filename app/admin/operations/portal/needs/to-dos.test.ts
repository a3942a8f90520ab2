import { beforeAll, expect, test } from 'vitest';
import type { Overview, WaitingEnquiry } from '../../../../../domain/api/operations/overview.ts';
import { hour } from '../../../../../domain/durations.ts';
import { fixtureSettings } from '../../../../../tests/fixture-settings.ts';
import { takeSiteFacts } from '../../../site-facts.ts';
import { enquiryGroup } from './enquiry-to-dos.ts';
import { siteGroup } from './site-to-dos.ts';
import { textGroup } from './text-to-dos.ts';

beforeAll(() => takeSiteFacts(fixtureSettings));

/** A Sunday, 10:40 in Baku. */
const now = Date.parse('2026-11-22T06:40:00.000Z');
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

const nothing: Overview = {
  counts: { 'case-study': 4, blog: 3, 'location-page': 1, page: 0 },
  published: { 'case-study': 4, blog: 3, 'location-page': 1, page: 0 },
  drafts: [],
  changed: { items: [], total: 0 },
  lastChanges: [],
  scheduled: { items: [], total: 0 },
  refused: [],
  samplesLeft: 0,
  hiddenAs: null,
  enquiries: {
    new: 0,
    overdue: 0,
    waiting: { items: [], total: 0 },
    mine: { items: [], total: 0 },
  },
  claims: { unproved: 0, expired: 0, contradicting: 0 },
  missed: { items: [], total: 0 },
  translations: [],
  backups: null,
  alerts: [],
  mail: { configured: true, queued: 0, held: 0, failed: 0, failures: [], heartbeat: null },
};

function enquiry(enquiry_id: number, hours: number, change = {}): WaitingEnquiry {
  return {
    enquiry_id,
    created_at: ago(hours),
    status: 'new',
    name: `Visitor ${enquiry_id}`,
    businessName: '',
    words: 'A shop\n for dates.',
    place: '',
    assignee: null,
    ...change,
  };
}

test('an enquiry says how much of the promised 48 hours is left, and when it is due', () => {
  const items = [
    enquiry(1, 51, { businessName: 'Ribat Axle Stores' }),
    enquiry(2, 43, { place: 'Abu Dhabi', assignee: 'rana@agency.example' }),
    enquiry(3, 17),
  ];
  const { rows, count, folded } = enquiryGroup({ items, total: 3 }, now);
  expect([count, folded]).toEqual([3, undefined]);
  expect(rows).toMatchObject([
    {
      state: 'late',
      figure: '3 h late',
      under: 'due 07:40',
      name: 'Ribat Axle Stores',
      kind: 'wrote on Friday',
      note: '“A shop for dates.”',
      action: { verb: 'Answer', to: '/admin/enquiries/1' },
    },
    {
      state: 'soon',
      figure: '5 h left',
      under: 'due 15:40',
      name: 'Visitor 2',
      kind: 'wrote on Friday, from the page for Abu Dhabi, assigned to rana@agency.example',
    },
    { figure: '31 h left', under: 'due Mon 17:40', kind: 'wrote on Saturday' },
  ]);
  expect(rows[2]).not.toHaveProperty('state');
});

test('more than a few enquiries are folded into one row, which names the next', () => {
  const items = [60, 43, 40, 17, 9].map((hours, index) => enquiry(index + 1, hours));
  const { rows, folded, count } = enquiryGroup({ items, total: 12 }, now);
  expect([rows.length, count, folded?.rows.length]).toEqual([3, 12, 2]);
  expect(folded?.row).toMatchObject({
    figure: '31 h left',
    name: '9 more enquiries',
    kind: 'Visitor 4, Visitor 5 …',
    note: 'The next answer is due Mon 23 Nov, 17:40 Baku.',
  });
});

test('what was taken back is told from what nobody has seen yet', () => {
  const item = { kind: 'blog' as const, id: '7', title: 'Wells', updated_at: ago(2) };
  const notes = (['draft', 'taken back'] as const).map(
    (state) => textGroup({ ...nothing, drafts: [{ ...item, state }] }, now).rows[0]?.note,
  );
  expect(notes).toEqual([
    'Blog. No visitor sees it yet.',
    'Blog. Visitors do not see it any more.',
  ]);
});

test('drafts count their days, what is scheduled has its weekday, date, hour and zone', () => {
  const draft = (id: string, hours: number, title = 'Wells') => ({
    kind: 'blog' as const,
    id,
    title,
    updated_at: ago(hours),
    state: 'draft' as const,
  });
  const at = new Date(Date.parse('2026-11-30T05:00:00.000Z')).toISOString();
  const overview: Overview = {
    ...nothing,
    counts: { ...nothing.counts, blog: 6 },
    drafts: [draft('7', 2), draft('8', 12 * 24, ''), draft('9', 30)],
    scheduled: {
      items: [
        { kind: 'blog', id: '9', title: 'Moving a site', at, change: 'publish' },
        { kind: 'case study', id: 'a', title: 'Dates', at, change: 'unpublish' },
        {
          kind: 'blog edition',
          id: '3',
          title: 'آبار',
          at,
          change: 'publish',
          edition: { item_id: '9', language: 'ar' },
        },
      ],
      total: 3,
    },
  };
  const { rows, count } = textGroup(overview, now);
  expect(count).toBe(5);
  expect(rows).toMatchObject([
    { figure: 'Today', under: 'changed 08:40', name: 'Wells', stands: 'draft' },
    { figure: '12 days', under: 'not touched', name: 'without a title' },
    {
      figure: 'Mon 30 Nov',
      under: '09:00 Baku',
      name: 'Moving a site',
      stands: 'scheduled',
      note: 'Blog. It is published in 8 days.',
      action: { verb: 'Open', to: '/admin/blogs?edit=9' },
    },
    { kind: 'to be taken back', note: 'Case study. It is taken back in 8 days.' },
    {
      name: 'آبار',
      note: 'Blog edition. It is published in 8 days.',
      action: { verb: 'Open', to: '/admin/editions/blog/9/ar' },
    },
  ]);
});

test('what was not published at its time comes first, once, with the reason', () => {
  const item = { kind: 'blog', id: '7', title: 'Wells' } as const;
  const overview: Overview = {
    ...nothing,
    counts: { ...nothing.counts, blog: 4 },
    drafts: [{ ...item, updated_at: ago(2), state: 'draft' }],
    refused: [{ ...item, at: ago(1), reason: 'It is not approved.' }],
  };
  const { rows, count } = textGroup(overview, now);
  expect(count).toBe(1);
  expect(rows).toMatchObject([
    {
      state: 'late',
      name: 'Wells',
      note: 'Blog. It was not published: It is not approved.',
      action: { to: '/admin/blogs?edit=7' },
    },
  ]);
});

test('everything that is wrong with the site has a row with its reason', () => {
  const run = { report: '', lastSuccess: null };
  const overview: Overview = {
    ...nothing,
    alerts: [
      { cause: 'disk', detail: '4 % are left.', since: ago(5) },
      { cause: 'drill', detail: 'A row of its own.', since: ago(5) },
      { cause: 'outbox', detail: 'A row of its own.', since: ago(5) },
    ],
    backups: {
      backup: { at: ago(1), failure: 'No room.', ...run },
      drill: { at: ago(2), failure: 'A member is damaged.', ...run },
    },
    mail: {
      configured: true,
      queued: 2,
      held: 3,
      failed: 2,
      failures: [
        {
          outbox_id: 9,
          kind: 'answer',
          enquiry_id: 4,
          name: 'Twelve Wells',
          attempts: 3,
          reason: '550 no.',
        },
      ],
      heartbeat: {
        lastSuccess: null,
        failure: { since: ago(3), at: ago(1), reason: 'Connection refused' },
      },
    },
    missed: { items: [{ path: '/services.php', hits: 14 }], total: 4 },
  };
  const { rows } = siteGroup(overview, now);
  expect(rows.map(({ id, figure, name }) => [id, figure, name])).toEqual([
    ['alert disk', '5 h', 'A disk is almost full'],
    ['backup', '1 h', 'The backup failed'],
    ['drill', '2 h', 'A trial restore of a backup failed'],
    ['heartbeat', '3 h', 'Enquiries cannot leave'],
    ['held', '3 mails', 'The mail of 3 enquiries is held'],
    ['failure 9', '1 mail', 'Answer to Twelve Wells'],
    ['more failures', '1 mail', '1 more message could not be sent'],
    ['missed', '14 times', '/services.php'],
  ]);
  expect(rows[0]?.note).toContain('4 % are left. Delete files');
  expect(rows[5]).toMatchObject({ kind: 'tried 3 times', note: '550 no. The text is kept.' });
  expect(rows[7]).toMatchObject({
    kind: 'and 3 more addresses',
    action: { verb: 'Redirect', to: '/admin/redirects?from=%2Fservices.php' },
  });
});

test('a site without mail says so, and one with nothing to do has no row', () => {
  expect(siteGroup(nothing, now).rows).toEqual([]);
  expect(textGroup(nothing, now)).toMatchObject({ rows: [], count: 0 });
  const mail = { ...nothing.mail, configured: false };
  expect(siteGroup({ ...nothing, mail }, now).rows).toMatchObject([
    { name: 'No mail is configured' },
  ]);
});

test('R-S-04 a site with the name it came with is said to be hidden, and why', () => {
  expect(siteGroup({ ...nothing, hiddenAs: 'Aqua' }, now).rows).toMatchObject([
    {
      state: 'late',
      figure: 'Hidden',
      name: 'The site is still called Aqua',
      action: { to: '/admin/settings#agency' },
    },
  ]);
});

test('texts that are outdated in a language lead to the work in it', () => {
  const work = { missing: 3, ready: 9, missing_words: 40, pages: 4 };
  const translations = [
    { language: 'ar', ...work, outdated: 12, outdated_words: 80 },
    { language: 'ur', ...work, outdated: 0, outdated_words: 0 },
    { language: 'de', ...work, outdated: 1, outdated_words: 1 },
  ];
  const { rows, count } = textGroup({ ...nothing, translations }, now);
  expect(count).toBe(2);
  expect(rows).toMatchObject([
    {
      figure: '12 texts',
      name: '12 texts are outdated in Arabic',
      note: 'Their originals have changed since they were translated: 80 words to look at.',
      action: { verb: 'Continue', to: '/admin/languages/ar' },
    },
    {
      figure: '1 text',
      note: 'Its original has changed since it was translated: 1 word to look at.',
    },
  ]);
});

test('R-G-04 figures that contradict each other are one row; without a source they are none', () => {
  const rowsWith = (claims: Overview['claims']) => siteGroup({ ...nothing, claims }, now).rows;
  expect(rowsWith({ unproved: 213, expired: 0, contradicting: 0 })).toEqual([]);
  expect(rowsWith({ unproved: 213, expired: 1, contradicting: 4 })).toMatchObject([
    { figure: '5', under: 'figures', name: 'Figures of the site contradict each other' },
  ]);
  expect(rowsWith({ unproved: 0, expired: 1, contradicting: 0 })).toMatchObject([
    { figure: '1', under: 'figure', note: 'Of one the source has expired: check it again.' },
  ]);
});
