import { beforeAll, expect, test } from 'vitest';
import type { JobOutcome, Overview } from '../../../../../domain/api/operations/overview.ts';
import { hour } from '../../../../../domain/durations.ts';
import { fixtureSettings } from '../../../../../tests/fixture-settings.ts';
import { takeSiteFacts } from '../../../site-facts.ts';
import { checkSummary } from './check-summary.ts';
import { lightsOf } from './lights.ts';

beforeAll(() => takeSiteFacts(fixtureSettings));

/** A Sunday, 10:40 in Baku. */
const now = Date.parse('2026-11-22T06:40:00.000Z');
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

type Shown = Pick<Overview, 'backups' | 'mail' | 'scheduled'>;

const mail = { configured: true, queued: 0, held: 0, failed: 0, failures: [], heartbeat: null };

function lights(change: Partial<Shown>) {
  const shown: Shown = { backups: null, mail, scheduled: { items: [], total: 0 }, ...change };
  // What the lights do not read is left out.
  return lightsOf(shown as Overview, now).map(({ name, state, when, note }) => ({
    name,
    state,
    when,
    note,
  }));
}

function run(hours: number, change: Partial<JobOutcome> = {}): JobOutcome {
  return { at: ago(hours), failure: null, report: 'Well.', lastSuccess: ago(hours), ...change };
}

test('what worked carries its date, what failed its reason and the last time it worked', () => {
  const failed = run(1, { failure: 'No room.', lastSuccess: ago(25) });
  const heartbeat = { lastSuccess: ago(0.2), failure: null };
  const [backup, drill, sent] = lights({
    backups: { backup: run(7), drill: failed },
    mail: { ...mail, queued: 1, heartbeat },
  });
  expect(backup).toEqual({ name: 'Backup', state: 'proven', when: 'Today, 03:40', note: 'Well.' });
  expect(drill).toMatchObject({ state: 'failed', when: 'Today, 09:40' });
  expect(drill?.note).toBe('No room. The last one that worked: on Sat 21 Nov at 09:40 Baku.');
  expect(sent).toMatchObject({ state: 'proven', when: 'Today, 10:28' });
  expect(sent?.note).toBe('The hourly test enquiry got through. 1 message is on its way.');
});

test('what never ran, and what is switched off, is not said to work', () => {
  const running = run(0, { lastSuccess: null });
  expect(lights({ backups: { backup: running, drill: null } })).toMatchObject([
    { state: 'waiting', when: 'Never', note: 'No backup has been made yet.' },
    { state: 'waiting', when: 'Never' },
    { state: 'waiting', when: 'Never' },
    { state: 'waiting', when: 'Nothing', note: 'Nothing is scheduled.' },
  ]);
  expect(lights({ mail: { ...mail, configured: false } })).toMatchObject([
    { when: 'Off', note: expect.stringContaining('Set BACKUP_DIR') },
    { when: 'Off' },
    { when: 'Off', note: expect.stringContaining('Set SMTP_URL') },
    {},
  ]);
});

test('a heartbeat that fails says why', () => {
  const failure = { since: ago(3), at: ago(1), reason: 'Connection refused' };
  const heartbeat = { lastSuccess: ago(4), failure };
  expect(lights({ mail: { ...mail, heartbeat } })[2]).toEqual({
    name: 'Mail',
    state: 'failed',
    when: 'Today, 09:40',
    note: 'Connection refused.',
  });
});

test('the next to go out, with how many follow', () => {
  const item = (at: string, change: 'publish' | 'unpublish') => ({
    kind: 'blog' as const,
    id: at,
    title: 'Wells',
    at,
    change,
  });
  const at = '2026-11-30T05:00:00.000Z';
  const items = [item(ago(-1), 'unpublish'), item(at, 'publish'), item(at, 'publish')];
  expect(lights({ scheduled: { items, total: 3 } })[3]).toMatchObject({
    when: 'Mon 30 Nov',
    note: '“Wells”, 09:00 Baku. 1 more after it.',
  });
});

const finding = (area: 'Mail' | 'Disk' | 'Clock', state: 'ok' | 'warning' | 'error') => ({
  area,
  state,
  found: `${area} ${state}.`,
  fix: 'Mend it.',
});

test('one warning at a time, an error first, and the rest in a sentence', () => {
  const findings = [finding('Mail', 'warning'), finding('Disk', 'error'), finding('Clock', 'ok')];
  const summary = checkSummary({ checked_at: ago(1), findings }, 12, now);
  expect(summary).toMatchObject({
    good: 1,
    all: 4,
    warning: { state: 'error', found: 'Disk error.' },
    rest: [
      'Also to check: 12 settings are still samples, Mail.',
      'In order, checked today at 09:40 Baku: Clock.',
    ],
  });
});

test('samples of the first content are a warning of their own, nothing wrong is none', () => {
  const last = { checked_at: ago(1), findings: [finding('Clock', 'ok')] };
  expect(checkSummary(last, 1, now)).toMatchObject({
    good: 1,
    all: 2,
    warning: { found: '1 setting is still a sample.' },
  });
  expect(checkSummary(last, 0, now)).toMatchObject({ good: 2, all: 2, warning: null });
});
