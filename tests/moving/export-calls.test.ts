import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginExport, endExport, noteExport } from '../../db/moving/export-job.ts';
import { exportFiles } from '../../domain/api/moving/exports.ts';
import { hour, minute } from '../../domain/durations.ts';
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
    await noteExport(db, clock.now, { done: 3, total: 9 });
    expect(await state()).toMatchObject({ state: 'running', done: 3, total: 9 });
    clock.now += 6 * minute;
    expect(await state()).toMatchObject({ state: 'failed', failure: 'It was cut off.' });

    expect(await beginExport(db, clock.now)).toBe(true);
    const name = `site-${'0a'.repeat(32)}.zip`;
    mkdirSync(join(dataDir, 'exports'));
    writeFileSync(join(dataDir, 'exports', name), 'zip');
    await endExport(db, clock.now, { report: { done: 9, total: 9, name, bytes: 3 } });
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
});
