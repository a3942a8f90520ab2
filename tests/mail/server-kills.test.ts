import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { faultCount } from '../fault-count.ts';
import { freePort } from '../free-port.ts';

/** Ends of the server while visitors press Send. */
const kills = faultCount(2, 50);

/** Visitors at once, and how often each presses until it is told that the message is there. */
const visitors = 8;
const maxTries = 200;

interface Site {
  origin: string;
  dataDir: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

/** A real server of this project on a data folder of its own. */
async function site(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-kills-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ENQUIRIES_PER_MINUTE: '100000',
      ENQUIRIES_BEFORE_FLOOD: '100000',
      MAILS_PER_HOUR: '100000',
    };
    const started = spawn(process.execPath, ['build/bundle/main.js'], { env });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error('The server did not start.')));
      started.stdout.on('data', (text) => String(text).includes('ready') && resolve());
    });
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  onTestFinished(kill);
  return { origin: `http://127.0.0.1:${port}`, dataDir, start, kill };
}

/** Sends one message as the form does: the same key until it is told 'success'. */
async function press(origin: string, message: string): Promise<void> {
  const body = JSON.stringify({ name: 'Maryam', email: 'maryam@barhi.example', message });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': message };
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      const answer = await fetch(`${origin}/send-contact-form-main`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.ok) return;
    } catch {
      // The server is gone for a moment.
    }
    await sleep(100);
  }
  throw new Error(`${message} was never accepted.`);
}

test('T28 kill -9 in submission: what was accepted is stored once, with its one message', async () => {
  const { origin, dataDir, start, kill } = await site();
  await start();
  const accepted: string[] = [];
  let isOver = false;
  const visits = Array.from({ length: visitors }, async (_, visitor) => {
    for (let number = 0; !isOver; number += 1) {
      const message = `message-${visitor}-${number}`;
      await press(origin, message);
      accepted.push(message);
    }
  });
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(100 + Math.random() * 400);
    await kill();
    await start();
  }
  isOver = true;
  await Promise.all(visits);
  await kill();
  const { db } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  onTestFinished(() => db.destroy());
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.enquiry_id', 'enquiries.enquiry_id')
    .select(['message', 'outbox_id'])
    .execute();
  expect(accepted.length).toBeGreaterThan(visitors);
  expect(rows.map(({ message }) => message).toSorted()).toEqual(accepted.toSorted());
  expect(rows.every(({ outbox_id }) => outbox_id !== null)).toBe(true);
});
