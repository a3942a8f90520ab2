import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { beginExport, endExport, findExport, noteExport } from '../../db/moving/export-job.ts';
import { exportFiles } from '../../domain/api/moving/exports.ts';
import { hour, minute } from '../../domain/durations.ts';
import { removeFinished, runExport } from '../../server/moving/calls/export-run.ts';
import { ownFolder } from '../backup/site.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';

const url = '/api/admin/exports';

describeOnBothDatabases('exports of the back office', ({ open }) => {
  test('R-I-08 an administrator sees how far an export is and fetches it for a day', async () => {
    const dataDir = ownFolder();
    const database = await open();
    const { db, call, clock, signIn, ...server } = await testServer({
      database,
      config: { dataDir },
    });
    let { token } = server;
    const state = async () => (await call({ url, token })).json();
    expect((await call({ url })).statusCode).toBe(401);
    expect(await state()).toMatchObject({ state: 'none', address: '' });

    expect(await beginExport(db, clock.now)).toBe(true);
    expect(await beginExport(db, clock.now)).toBe(false);
    const again = await call({ method: 'POST', url, token });
    expect(again.json().message).toBe('An export is being made already.');
    await noteExport(db, clock.now, { report: { done: 3, total: 9 }, begunAt: clock.now });
    expect(await state()).toMatchObject({ state: 'running', done: 3, total: 9 });
    clock.now += 6 * minute;
    expect(await state()).toMatchObject({ state: 'failed', failure: 'It was cut off.' });

    expect(await beginExport(db, clock.now)).toBe(true);
    const name = `site-${'0a'.repeat(32)}.zip`;
    mkdirSync(join(dataDir, 'exports'));
    writeFileSync(join(dataDir, 'exports', name), 'zip');
    const report = { done: 9, total: 9, name, bytes: 3 };
    await endExport(db, clock.now, { report, begunAt: clock.now });
    const { address, ...done } = await state();
    expect(done).toMatchObject({ state: 'done', bytes: 3 });
    const file = await call({ url: address });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      ...[200, 'application/zip', 'zip'],
    ]);
    for (const other of [`site-${'0b'.repeat(32)}.zip`, '..%2fsite.db', 'site.db']) {
      expect((await call({ url: `${exportFiles}/${other}` })).statusCode, other).toBe(404);
    }
    clock.now += 25 * hour;
    token = await signIn();
    expect(await state()).toMatchObject({ state: 'none', address: '' });
  });

  test('R-I-08 an export that outlives its lease neither ends nor renews the next one', async () => {
    const { db } = await open();
    const folder = ownFolder();
    let time = Date.now();
    const now = () => time;
    const runOf = (name: string) => {
      const { signal } = new AbortController();
      return { db, now, begunAt: time, name, path: join(folder, name), signal };
    };
    await beginExport(db, time);
    const first = runOf('site-a.zip');
    time += 6 * minute;
    expect(await beginExport(db, time)).toBe(true);
    const next = await findExport(db, time);
    await runExport(first, async (_command, _path, { onOutput }) => {
      onOutput?.('5 of 9\n');
      throw new Error('Its file is gone.');
    });
    expect(await findExport(db, time)).toEqual(next);
  });

  test('R-I-08 an export that says nothing for long goes on', async () => {
    const { db } = await open();
    const folder = ownFolder();
    let time = Date.now();
    await beginExport(db, time);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { signal } = new AbortController();
      const run = { db, now: () => time, begunAt: time, name: 'a.zip', signal };
      await runExport({ ...run, path: join(folder, 'a.zip') }, async (_command, path) => {
        for (let minutes = 0; minutes < 10; minutes += 1) {
          time += minute;
          vi.advanceTimersByTime(minute);
          await sleep(20);
        }
        expect(await beginExport(db, time)).toBe(false);
        writeFileSync(path, 'zip');
        return '';
      });
    } finally {
      vi.useRealTimers();
    }
    expect(await findExport(db, time)).toMatchObject({ isRunning: false, failure: null });
  });
});

test('R-I-08 a new export removes the finished file of another, not one that is written', async () => {
  const folder = ownFolder();
  const finished = `site-${'0a'.repeat(32)}.zip`;
  const written = `site-${'0b'.repeat(32)}.zip.partial`;
  for (const name of [finished, written]) writeFileSync(join(folder, name), 'zip');
  await removeFinished(folder);
  expect(readdirSync(folder)).toEqual([written]);
});
