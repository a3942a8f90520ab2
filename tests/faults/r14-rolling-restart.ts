import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../postgres-server.ts';
import { type Instance, instance } from './instance.ts';
import { startLoad } from './load.ts';

/** Fault R14 with its figures and its negative control: `node tests/faults/r14-rolling-restart.ts`. */

const restarts = 5;
const writes = 20;
const account = { email: 'admin@example.com', password: 'correct-horse-16' };

async function call(url: string, { method = 'POST', body, token = '' }: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: String(method), headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function percentile(times: number[], share: number): number {
  return Math.round(
    times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0,
  );
}

/** Milliseconds until a change that one instance has saved stands on a page of the other. */
async function timesToShow([one, other]: Instance[], token: string): Promise<number[]> {
  const made = await call(`${one?.origin}/blog`, { body: { title: 'Seen by both' }, token });
  const { blog_id, slug_url } = made.data;
  const times: number[] = [];
  for (let number = 0; number < writes; number++) {
    const title = `Seen by both, ${number} times`;
    await call(`${one?.origin}/blog/${blog_id}`, {
      method: 'PUT',
      body: { title, slug_url },
      token,
    });
    const saved = performance.now();
    for (;;) {
      const page = await fetch(`${other?.origin}/blogs/${slug_url}`);
      if ((await page.text()).includes(title)) break;
    }
    times.push(performance.now() - saved);
  }
  return times;
}

/** One after the other, each when the last is ready again; the signal of the control tells nobody. */
async function restartAll(instances: Instance[], signal: NodeJS.Signals): Promise<void> {
  for (const one of instances) {
    const status = await one.end(signal);
    if (signal === 'SIGTERM' && status !== 0) throw new Error(`It ended with ${status}.`);
    await one.start();
  }
}

async function underLoad(instances: Instance[], token: string, work: () => Promise<void>) {
  const load = startLoad(instances, token);
  await work();
  await load.stop();
  return load;
}

const folder = await mkdtemp(join(tmpdir(), 'site-r14-'));
const postgres = await startPostgresServer('site');
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: `${postgres.url}/site`,
  ...{ LOG_LEVEL: 'silent', STOP_DELAY_SECONDS: '2' },
  ...{ ENQUIRIES_PER_MINUTE: '100000', ENQUIRIES_BEFORE_FLOOD: '100000' },
  ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
};
const instances = [await instance(settings), await instance(settings)];
try {
  for (const one of instances) await one.start();
  const { token } = await call(`${instances[0]?.origin}/api/users/login`, { body: account });
  const shown = await timesToShow(instances, token);
  process.stdout.write(
    `R-X-16 a write shows on the other instance after ${percentile(shown, 0.5)} ms (median of ${writes}), ${percentile(shown, 1 - 1 / writes)} ms at most\n`,
  );
  const load = await underLoad(instances, token, async () => {
    for (let round = 0; round < restarts; round++) await restartAll(instances, 'SIGTERM');
  });
  const control = await underLoad(instances, token, () => restartAll(instances, 'SIGKILL'));
  const [failed, seen] = [load.failures.length, control.failures.length];
  process.stdout.write(
    `R14 ${restarts} rolling restarts of 2 instances: ${failed} of ${load.times.length} requests failed, p99 ${percentile(load.times, 0.99)} ms, ${load.uploads} uploads among them\n` +
      `R14 control, one round of SIGKILL: ${seen} of ${control.times.length + seen} requests failed\n`,
  );
  for (const line of load.failures.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  if (failed > 0 || seen === 0) process.exitCode = 1;
} finally {
  await Promise.all(instances.map((one) => one.end('SIGKILL')));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
