import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nextWait } from '../server/start/workers.ts';
import { freePort } from './free-port.ts';

const token = 'a-token-for-the-metrics';
const account = { email: 'admin@example.com', password: 'correct-horse-16' };

/** In a group of processes of its own, as under a supervisor. */
async function beginWorkers(workers: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-workers-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['build/bundle/main.js'], {
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      STOP_DELAY_SECONDS: '0',
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: workers,
      METRICS_TOKEN: token,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, origin: `http://127.0.0.1:${port}`, printed: () => printed };
}

async function startWorkers(workers: string) {
  const begun = await beginWorkers(workers);
  const timeout = { timeout: 60_000 };
  await vi.waitFor(() => expect(begun.printed()).toContain('Administrator:'), timeout);
  return begun;
}

/** Which process answers: every call comes over a connection of its own. */
async function processId(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  // A connection that was handed to a process in its last moment is never answered.
  const signal = AbortSignal.timeout(2_000);
  const text = await (await fetch(`${origin}/metrics`, { headers, signal })).text();
  return Number(/^process_resident_memory_bytes\{pid="(\d+)"\}/m.exec(text)?.[1]);
}

async function processIds(origin: string): Promise<Set<number>> {
  const asked = Array.from({ length: 12 }, () => processId(origin).catch(() => 0));
  return new Set((await Promise.all(asked)).filter(Boolean));
}

const gone = (child: ChildProcess) => once(child, 'exit');

test("two workers share a port, see each other's writes, are replaced and stop gently", async () => {
  const { child, origin, printed } = await startWorkers('2');
  const first = await processIds(origin);
  expect(first.size).toBe(2);
  expect(first.has(child.pid ?? 0)).toBe(false);

  const { token: session } = await call(origin, '/api/users/login', 'POST', account);
  const made = await call(origin, '/blog', 'POST', { title: 'Seen by both' }, session);
  await call(origin, `/blog/${made.data.blog_id}`, 'PUT', { title: 'Seen anew' }, session);
  // Several connections, so that both workers are asked; 500 ms is the promise (page-cache/version-watch.ts).
  await vi.waitFor(async () => {
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => page(origin, made.data.slug_url)),
    );
    expect(pages.filter((html) => html.includes('Seen anew'))).toHaveLength(6);
  }, 20_000);

  const [victim = 0, survivor = 0] = first;
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(async () => {
    const now = await processIds(origin);
    expect([now.size, now.has(victim), now.has(survivor)]).toEqual([2, false, true]);
  }, 20_000);
  expect(printed()).toMatch(
    new RegExp(`worker ${victim} ended \\(SIGKILL\\); a new one in 100 ms`),
  );

  child.kill('SIGTERM');
  expect(await gone(child)).toEqual([0, null]);
  await expect(fetch(`${origin}/livez`)).rejects.toThrow();
});

test('a stop while the workers start is no failure, although it ends them at once', async () => {
  const { child } = await beginWorkers('2');
  const { pid = 0 } = child;
  await vi.waitFor(
    () => expect(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')).toMatch(/\d+ \d+/),
    { timeout: 60_000 },
  );
  process.kill(-pid, 'SIGTERM');
  expect(await gone(child)).toEqual([0, null]);
});

async function page(origin: string, slug: string): Promise<string> {
  return (await fetch(`${origin}/blogs/${slug}`, { headers: { connection: 'close' } })).text();
}

async function call(origin: string, path: string, method: string, body: object, session = '') {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${session}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

test('a worker that dies again and again is waited for longer', () => {
  const waits = [0, 0, 0, 0, 0, 0, 0, 0, 0].reduce<number[]>(
    (list) => [...list, nextWait(list.at(-1) ?? 0, 500)],
    [],
  );
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(nextWait(10_000, 60_000)).toBe(100);
});
