import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { faultCount, faultTimeout } from '../fault-count.ts';
import { header, startMailServer } from './mail-server.ts';
import { numberIn, oneTo, sendEnquiries } from './outbox-run.ts';

const count = faultCount(50, 500);
/** One in so many messages ends the process that sends it. */
const killEvery = 10;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that sends what is queued, and is started again each time it was killed. */
function keepSending(file: string, url: string) {
  const script = join(import.meta.dirname, 'outbox-process.ts');
  let child: ChildProcess;
  let isOver = false;
  const start = () => {
    child = spawn(process.execPath, [script, file, url], { stdio: 'inherit' });
    child.once('exit', () => isOver || start());
  };
  start();
  return {
    kill: () => child.kill('SIGKILL'),
    async end() {
      isOver = true;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('F08 killed between acceptance and mark: none is lost, and a second copy has the same id', async () => {
  const file = join(temporaryFolder(), 'site.db');
  const { db, kind } = openDatabase(`sqlite:${file}`);
  onTestFinished(() => db.destroy());
  await migrate(db, kind);
  await sendEnquiries(db, count);
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const sender = keepSending(file, server.url);
  onTestFinished(() => sender.end());
  let kills = 0;
  // The message is here, and its sender never learns so.
  server.beforeAccepting(() => {
    if (server.received.length % killEvery === 5 && sender.kill()) kills += 1;
  });
  await vi.waitFor(
    async () => {
      const rows = await db.selectFrom('outbox').select('status').execute();
      expect(rows).toHaveLength(count);
      expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    },
    { timeout: faultTimeout, interval: 50 },
  );
  const numbers = server.accepted().map(({ source }) => numberIn(source));
  expect([...new Set(numbers)].toSorted((one, other) => one - other)).toEqual(oneTo(count));
  expect(kills).toBeGreaterThanOrEqual(count / killEvery);
  // Control: the kills did fall between acceptance and mark, so some messages came twice.
  expect(numbers.length).toBeGreaterThan(count);
  const ids = server
    .accepted()
    .map((mail) => `${numberIn(mail.source)} ${header(mail, 'Message-ID')}`);
  expect(new Set(ids).size).toBe(count);
});
