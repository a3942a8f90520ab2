import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertAudit } from '../../../db/jobs/audit.ts';
import { beginJob, endJob } from '../../../db/jobs/jobs.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { hour } from '../../../domain/durations.ts';
import { folderStore } from '../../../media/stores/folder-store.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { startMailServer } from '../../../tests/mail/mail-server.ts';
import { type Config, readConfig } from '../../config.ts';
import { checkBackups } from './backups.ts';
import { checkSettings } from './check-settings.ts';
import { checkClock } from './clock.ts';
import { checkMail } from './mail.ts';
import { checkOrigin } from './origin.ts';
import { checkProxy } from './proxy.ts';
import { checkDisk } from './stores.ts';
import { checkVariables } from './variables.ts';

const now = Date.parse('2026-03-01T09:00:00Z');

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'site-check-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const configOf = (variables: NodeJS.ProcessEnv): Config =>
  readConfig({ DATA_DIR: folder(), ...variables });

const states = (findings: SettingFinding[]) => findings.map(({ state }) => state);

test('a misspelt setting is named with the one that was meant', () => {
  const found = checkVariables({
    all: ['SMTP_ULR', 'DATADIR', 'HOME', 'HOST', 'PATH'],
    inFile: [],
  });
  expect(found.map(({ found: what, fix }) => `${what} ${fix}`)).toEqual([
    'SMTP_ULR is no setting, so nothing reads it. Rename it to SMTP_URL.',
    'DATADIR is no setting, so nothing reads it. Rename it to DATA_DIR.',
  ]);
  const inFile = checkVariables({ all: ['COLOUR'], inFile: ['COLOUR'] });
  expect(states(inFile)).toEqual(['warning']);
  expect(states(checkVariables({ all: ['COLOUR', 'PORT'], inFile: [] }))).toEqual(['ok']);
});

test.each([
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, ['warning']],
  [{ PUBLIC_ORIGIN: 'http://www.example.com' }, ['warning']],
  [{ PUBLIC_ORIGIN: 'http://www.example.com/site' }, ['error', 'warning']],
  [{ PUBLIC_ORIGIN: 'http://www.example.com', ALLOWED_HOSTS: 'example.com' }, ['error', 'warning']],
])('an origin that visitors cannot use is found: %j', async (variables, expected) => {
  expect(states(await checkOrigin(configOf(variables), now))).toEqual(expected);
});

test('an https origin that nobody answers is left to the proxy, by name', async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Not a loopback name, and still this machine.
  const origin = `https://0.0.0.0:${port}`;
  const [found] = await checkOrigin(configOf({ PUBLIC_ORIGIN: origin }), now);
  expect(found?.state).toBe('error');
  expect(found?.found).toContain(`Nobody can open ${origin} from here`);
  expect(found?.fix).toContain('belong to the proxy');
});

test.each([
  [{}, { forwarded: 1, direct: 0 }, 'error'],
  [{ PUBLIC_ORIGIN: 'https://www.example.com' }, null, 'error'],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: '1' }, null, 'ok'],
  [{ TRUST_PROXY: '1' }, { forwarded: 0, direct: 3 }, 'warning'],
  [{ TRUST_PROXY: '1' }, { forwarded: 2, direct: 3 }, 'ok'],
  [{}, { forwarded: 0, direct: 9 }, 'ok'],
])(
  'a proxy that is not trusted, or not there, is found: %j %j',
  (variables, forwardedCounts, state) => {
    expect(checkProxy(configOf(variables), forwardedCounts).state).toBe(state);
  },
);

test('a folder that cannot be written to is found', async () => {
  const config = configOf({ BACKUP_DIR: join(folder(), 'missing') });
  const [missing, ...rooms] = await checkDisk(config);
  expect(missing).toMatchObject({ state: 'error', found: expect.stringContaining('BACKUP_DIR') });
  expect(rooms.length).toBeGreaterThan(0);
  // Root may write everywhere, so the mode says nothing to it.
  if (process.getuid?.() !== 0) {
    chmodSync(config.dataDir, 0o500);
    expect(states(await checkDisk(config))[0]).toBe('error');
  }
});

describeOnBothDatabases('the check of the settings', ({ open }) => {
  test('mail: no server, one that refuses, one that works', async () => {
    const { db } = await open();
    expect(states(await checkMail(db, configOf({})))).toEqual(['warning']);
    const server = await startMailServer();
    const config = configOf({ SMTP_URL: server.url, ENQUIRY_TO: 'team@example.com' });
    expect(states(await checkMail(db, config))).toEqual(['ok']);
    await server.stop();
    const [failed] = await checkMail(db, config);
    expect(failed?.state).toBe('error');
    expect(failed?.found).toContain('The mail server cannot be reached');
  });

  test('backups: none, one that failed, one that is too old, a fresh one', async () => {
    const { db } = await open();
    expect(states(await checkBackups(db, configOf({}), now))).toEqual(['warning']);
    // One disk holds the test's data and its backups.
    const config = configOf({ BACKUP_DIR: folder() });
    expect(states(await checkBackups(db, config, now))).toEqual(['warning', 'warning', 'warning']);
    for (const name of ['backup', 'restore-drill'] as const) {
      await beginJob(db, name, { now: now - hour, every: 0, lease: 1 });
    }
    await endJob(db, 'backup', { now: now - hour, failure: 'The disk is full.' });
    await endJob(db, 'restore-drill', { now: now - hour, report: 'Equal.' });
    expect(states(await checkBackups(db, config, now))).toEqual(['error', 'ok', 'warning']);
    await endJob(db, 'backup', { now: now - hour, report: 'Backed up.' });
    expect(states(await checkBackups(db, config, now))).toEqual(['ok', 'ok', 'warning']);
    const later = now + 49 * hour;
    expect(states(await checkBackups(db, config, later))).toEqual(['error', 'error', 'warning']);
    // One that is being made says nothing against the one before.
    await beginJob(db, 'backup', { now: now + hour, every: 0, lease: hour });
    const [running] = await checkBackups(db, config, now + hour);
    expect(running).toMatchObject({ state: 'ok', found: 'The backup ran 2 hours ago.' });
  });

  test('the clock: one that is before what was written down', async () => {
    const database = await open();
    expect((await checkClock(database, Date.now())).state).toBe('ok');
    const entry = { kind: 'user', item_id: '1', title: '', action: 'login', made_by: '' };
    await insertAudit(database.db, [{ ...entry, request_id: '', changes: [] }]);
    expect((await checkClock(database, Date.now() - hour)).state).toBe('error');
  });

  test('a check that cannot be made is a finding, and the others are made', async () => {
    const database = await open();
    const config = configOf({ BACKUP_DIR: folder(), SMTP_URL: 'smtp://127.0.0.1:1' });
    await database.db.schema.dropTable('jobs').execute();
    const findings = await checkSettings({
      ...database,
      config,
      media: folderStore(config.mediaDir),
      now: () => now,
      forwardedCounts: null,
      variables: { all: [], inFile: [] },
    });
    expect(findings.filter(({ area }) => area === 'Backups')).toMatchObject([{ state: 'error' }]);
    expect(findings.find(({ area }) => area === 'Database')?.state).toBe('ok');
    for (const { state, fix } of findings) expect(fix === '').toBe(state === 'ok');
  });
});

function command(variables: NodeJS.ProcessEnv, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['server/operations/settings-check/command.ts', ...words],
    { env: { PATH: process.env.PATH, ...variables }, encoding: 'utf8', timeout: 30_000 },
  );
  return { status, stdout, stderr: stderr.trim() };
}

test('the command makes no database, and names a setting that stops the start', () => {
  const dataDir = folder();
  expect(command({ DATA_DIR: dataDir })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database at'),
  });
  expect(command({ DATA_DIR: dataDir, PORT: 'many' }).stderr).toContain('PORT');
  expect(command({}, 'all').stderr).toContain('Usage');
});
