import { expect, test, vi } from 'vitest';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { beginJob, endJob, findJobRun, runJob } from './jobs.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const at = (now: number) => ({ now, every: 24 * hour, lease: hour });

describeOnBothDatabases('jobs', ({ open }) => {
  test('of many processes that begin at once one does', async () => {
    const { db } = await open();
    const asked = Array.from({ length: 20 }, () => beginJob(db, 'backup', at(start)));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
  });

  test('a job is due again after its time, and after a run that was cut off', async () => {
    const { db } = await open();
    expect(await findJobRun(db, 'backup')).toBeNull();
    expect(await beginJob(db, 'backup', at(start))).toBe(true);
    await endJob(db, 'backup', { now: start + 5, report: '3 rows' });
    expect(await findJobRun(db, 'backup')).toMatchObject({ failure: null, report: '3 rows' });
    expect(await beginJob(db, 'backup', at(start + 23 * hour))).toBe(false);
    expect(await beginJob(db, 'restore-drill', at(start + 23 * hour))).toBe(true);
    expect(await beginJob(db, 'backup', at(start + 24 * hour))).toBe(true);
    expect(await findJobRun(db, 'backup')).toMatchObject({ ended_at: null, report: '' });
    // Not ended: held by its lease, and then by nothing.
    const soon = { every: 0, lease: hour };
    expect(await beginJob(db, 'backup', { ...soon, now: start + 24.5 * hour })).toBe(false);
    expect(await beginJob(db, 'backup', { ...soon, now: start + 25 * hour })).toBe(true);
    await endJob(db, 'backup', { now: start + 26 * hour, failure: 'The disk is full.' });
    expect(await findJobRun(db, 'backup')).toMatchObject({ failure: 'The disk is full.' });
  });

  test('a run that outlived its lease does not end the next', async () => {
    const { db } = await open();
    const terms = { every: 0, lease: hour };
    let endFirst = () => {};
    const first = runJob(db, 'backup', {
      ...terms,
      now: () => start,
      work: () => new Promise((resolve) => (endFirst = () => resolve('late'))),
    });
    await vi.waitFor(async () => expect(await findJobRun(db, 'backup')).not.toBeNull());
    const later = { ...terms, now: start + 3 * hour };
    expect(await beginJob(db, 'backup', later)).toBe(true);
    endFirst();
    await first;
    expect(await findJobRun(db, 'backup')).toMatchObject({ ended_at: null, report: '' });
    expect(await beginJob(db, 'backup', { ...later, now: later.now + 1 })).toBe(false);
  });

  test('F15 a run of a clock that was ahead, ended or cut off, does not hold the next up', async () => {
    const { db } = await open();
    const ahead = start + 365 * 24 * hour;
    expect(await beginJob(db, 'backup', at(ahead))).toBe(true);
    await endJob(db, 'backup', { now: ahead + 5 });
    expect(await beginJob(db, 'backup', at(start))).toBe(true);
    expect(await findJobRun(db, 'backup')).toMatchObject({ succeeded_at: null });
    await endJob(db, 'backup', { now: start + 5 });
    expect(await beginJob(db, 'backup', at(ahead))).toBe(true);
    const before = { succeeded_at: new Date(start + 5).toISOString() };
    expect(await beginJob(db, 'backup', at(start + 48 * hour))).toBe(true);
    expect(await findJobRun(db, 'backup')).toMatchObject(before);
    // The clock of another process is a little behind.
    const behind = { now: start + 48 * hour - 1_000, every: 0, lease: hour };
    expect(await beginJob(db, 'backup', behind)).toBe(false);
  });
});
