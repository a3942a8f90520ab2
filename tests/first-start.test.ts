import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyInstance } from './backup/site.ts';
import { faultCount } from './fault-count.ts';
import { freePort } from './free-port.ts';

type Instance = Record<string, string>;

/** Parts of a first start after which it is killed; the last one once it has shown its password. */
const moments = faultCount(
  [0.5, 0.85, 1],
  Array.from({ length: 20 }, (_, number) => (number + 1) / 20),
);

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Begins a start and gives what it prints, until it is ready or has ended. */
async function begin(instance: Instance) {
  const port = await freePort();
  const child = spawn(process.execPath, ['build/bundle/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ...instance,
      PORT: String(port),
    },
  });
  onTestFinished(() => end(child));
  let printed = '';
  const settled = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        printed += text;
        if (/Administrator:.*\n/.test(printed)) resolve();
      });
    }
    child.once('close', () => resolve());
  });
  return { origin: `http://127.0.0.1:${port}`, child, settled, printed: () => printed };
}

type Start = Awaited<ReturnType<typeof begin>>;

async function signIn({ origin, printed }: Start): Promise<number> {
  const [, email] = /^Administrator: +(\S+)$/m.exec(printed()) ?? [];
  const [, password] = /^Password: +(\S{16}) {2}\(shown only this once/m.exec(printed()) ?? [];
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: password ?? 'none was shown' }),
  });
  return answer.status;
}

/** Every public address that the first content makes. */
async function countPages({ origin }: Start): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return sitemap.match(/<loc>/g)?.length ?? 0;
}

test(
  'F24 a first start that is killed at any moment leaves one that is whole and shows a way in',
  async () => {
    const whole = await begin({ DATA_DIR: ownFolder(), DATABASE_URL: '' });
    const begun = performance.now();
    await whole.settled;
    const duration = performance.now() - begun;
    const pages = await countPages(whole);
    expect(pages).toBeGreaterThan(30);
    await end(whole.child);

    for (const share of moments) {
      const instance = { DATA_DIR: ownFolder(), DATABASE_URL: '' };
      const cut = await begin(instance);
      if (share < 1) await sleep(duration * share);
      else await cut.settled;
      await end(cut.child);
      const next = await begin(instance);
      await next.settled;
      expect(await signIn(next), `${share} of the start: ${next.printed()}`).toBe(200);
      expect(await countPages(next)).toBe(pages);
      await end(next.child);
      if (share < 1) continue;
      const later = await begin(instance);
      await later.settled;
      expect(later.printed(), 'a password that was used stays').not.toContain('Password');
      await end(later.child);
    }
  },
  faultCount(240_000, 1_800_000),
);

test.each(['sqlite', 'postgres'] as const)(
  'F24 two first starts at once on %s: both serve, and a password that was shown opens',
  async (kind) => {
    const instance = await emptyInstance(kind);
    const starts = await Promise.all([begin(instance), begin(instance), begin(instance)]);
    await Promise.all(starts.map(({ settled }) => settled));
    for (const { printed } of starts) {
      expect(printed()).toContain('The site is ready');
      expect(printed()).not.toMatch(/ at .*:\d+:\d+|move the file away|constraint|locked/);
    }
    const statuses = await Promise.all(starts.map(signIn));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const counts = await Promise.all(starts.map(countPages));
    expect(new Set(counts).size).toBe(1);
  },
  240_000,
);

test('F03 a first start on a full disk ends with one sentence, and the next one is whole', async () => {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: ownFolder(), DATABASE_URL: '' };
  // Before the tables are made, and in the middle of the first content.
  for (const blocks of [100, 2_000]) {
    const words = `ulimit -f ${blocks} && exec "$0" build/bundle/main.js`;
    const options = { env: { ...env, PORT: String(await freePort()) }, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('bash', ['-c', words, process.execPath], options);
    expect([status, stderr]).toEqual([1, 'There is no space left. Make room, then start again.\n']);
  }
  const next = await begin({ DATA_DIR: env.DATA_DIR, DATABASE_URL: '' });
  await next.settled;
  expect(await signIn(next)).toBe(200);
}, 120_000);
