import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseKind } from '../../db/open.ts';
import { freePort } from '../free-port.ts';

/** A folder that ends with the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client(`${inject('postgres').url}/postgres`);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The settings of an instance that does not exist yet. */
export async function emptyInstance(kind: DatabaseKind): Promise<Record<string, string>> {
  const DATA_DIR = join(ownFolder(), 'data');
  if (kind === 'sqlite') return { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'site.db')}` };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnPostgres(`create database ${name} template template1`);
  onTestFinished(() => runOnPostgres(`drop database ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: `${inject('postgres').url}/${name}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts the real server of an instance, as it is built or that of another release. */
export async function startServer(env: Record<string, string>, program = 'build/bundle/main.js') {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ENQUIRIES_PER_MINUTE: '100000',
      STOP_DELAY_SECONDS: '0',
      ...env,
      PORT: String(port),
    },
  });
  onTestFinished(() => ended(child));
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
    child.stdout.on('data', (text) => String(text).includes('ready') && resolve());
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

/** Runs `npm run NAME`'s program beside whatever else runs. */
export async function run(
  name: 'backup' | 'restore' | 'move',
  words: string[],
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [`server/operations/backup/${name}-command.ts`, ...words], {
    env: { ...process.env, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const [status] = await once(child, 'close');
  return { status, stdout, stderr: stderr.trim() };
}
