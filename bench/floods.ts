import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '../tests/faults/measure.ts';
import { type ServerProcess, siteScript, startServer } from './server-process.ts';
import type { Row } from './table.ts';

/** (l) Page readers and enquiry senders under four loads (T36, F23). */

const seconds = 8;
const goal = 50;
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

type End = () => Promise<void> | void;
type Begin = (site: ServerProcess, dataDir: string) => End | Promise<End>;

/** Bytes read a second; 0 for none at all. */
function slowReaders(site: ServerProcess, path: string, count: number, perSecond: number): End {
  const { port } = new URL(site.origin);
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
    socket.pause();
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) socket.read(perSecond);
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

function invalidPosts(site: ServerProcess): End {
  const load = autocannon({
    url: `${site.origin}/contact`,
    connections: 50,
    duration: seconds,
    workers: 1,
    method: 'POST',
    headers: formType,
    body: 'name=a',
  });
  return async () => {
    await load;
  };
}

const holdLock = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
process.stdout.write('held');
setTimeout(() => db.exec('ROLLBACK'), ${seconds * 1_000});
`;

async function foreignLock(_site: ServerProcess, dataDir: string): Promise<End> {
  const child: ChildProcess = spawn(process.execPath, ['-e', holdLock, join(dataDir, 'site.db')]);
  if (child.stdout) await once(child.stdout, 'data');
  return async () => {
    if (child.exitCode === null) await once(child, 'exit');
  };
}

const loads: Record<string, Begin> = {
  'no load': () => () => {},
  '50 connections of invalid posts': invalidPosts,
  '150 of /api/docs that do not read': (site) => slowReaders(site, '/api/docs', 150, 0),
  '200 slow readers of the largest page': (site) => slowReaders(site, '/case-studies', 200, 1_024),
  [`write lock held for ${seconds} s`]: foreignLock,
};

interface LoadTimes {
  times: number[];
  statuses: Map<number, number>;
}

async function measureDuring(
  ask: (n: number) => Promise<Response>,
  pause: number,
): Promise<LoadTimes> {
  const measured: LoadTimes = { times: [], statuses: new Map() };
  const until = performance.now() + seconds * 1_000;
  for (let n = 0; performance.now() < until; n++) {
    const begun = performance.now();
    const answer = await ask(n);
    await answer.arrayBuffer();
    measured.times.push(performance.now() - begun);
    measured.statuses.set(answer.status, (measured.statuses.get(answer.status) ?? 0) + 1);
    await sleep(pause);
  }
  return measured;
}

let visitors = 0;

function sendEnquiry(origin: string): Promise<Response> {
  visitors += 1;
  const typed = { name: 'Maryam', email: 'maryam@barhi.example', message: `Flood ${visitors}.` };
  const address = `10.7.${visitors >> 8}.${visitors & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return fetch(`${origin}/send-contact-form-main`, {
    method: 'POST',
    headers,
    body: JSON.stringify(typed),
  });
}

function inWords({ times, statuses }: LoadTimes): string {
  const all = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `p50 ${percentile(times, 50).toFixed(1)}, p99 ${percentile(times, 99).toFixed(0)} ms (${all})`;
}

async function underLoad(begin: Begin): Promise<{ page: LoadTimes; enquiry: LoadTimes }> {
  using data = mkdtempDisposableSync(join(tmpdir(), 'bench-flood-'));
  const more = {
    DATA_DIR: data.path,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    STOP_DELAY_SECONDS: '0',
  };
  await using site = await startServer(siteScript, more);
  const readPage = () => fetch(`${site.origin}/company`);
  for (let n = 0; n < 20; n++) await (await readPage()).arrayBuffer();
  await (await sendEnquiry(site.origin)).arrayBuffer();
  const end = await begin(site, data.path);
  const [page, enquiry] = await Promise.all([
    measureDuring(readPage, 5),
    measureDuring(() => sendEnquiry(site.origin), 50),
  ]);
  await end();
  return { page, enquiry };
}

export async function floods(): Promise<Row[]> {
  const rows: Row[] = [];
  let control: Record<'page' | 'enquiry', string> = { page: '', enquiry: '' };
  for (const [name, begin] of Object.entries(loads)) {
    const measured = await underLoad(begin);
    if (name === 'no load')
      control = { page: inWords(measured.page), enquiry: inWords(measured.enquiry) };
    for (const what of ['page', 'enquiry'] as const) {
      const p99 = percentile(measured[what].times, 99);
      // A write behind a foreign lock waits for it (F23).
      const hasGoal = name !== 'no load' && !(what === 'enquiry' && name.startsWith('write lock'));
      rows.push({
        what: `(l) ${what}, ${name}`,
        ours: inWords(measured[what]),
        control: name === 'no load' ? undefined : control[what],
        goal: hasGoal ? `p99 ≤ ${goal} ms` : undefined,
        isReached: hasGoal ? p99 <= goal : undefined,
      });
    }
  }
  return rows;
}
