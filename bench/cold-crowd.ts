import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, crawl } from '../tests/crawl.ts';
import { type ServerProcess, siteScript, startServer } from './server-process.ts';
import { say } from './site.ts';
import type { Row } from './table.ts';

/** (j) F22: every address of a site that was never visited, asked twice by its first crowd. */

const crowds = [100, 300];

const kinds = ['page', 'static file', 'media', 'social picture'] as const;
type Kind = (typeof kinds)[number];

function kindOf(path: string): Kind {
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/social/')) return 'social picture';
  return /^\/assets\/|^\/[^/]+\.(?:ico|svg|png|woff2|mp4)$/.test(path) ? 'static file' : 'page';
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const text = await response.text();
  return { status: response.status, html: isPage ? text : '' };
}

async function everyAddress(origin: string): Promise<string[]> {
  const pages = await crawl((path) => ask(origin + path), { origin, withFiles: true });
  const found = new Set(pages.map(({ path }) => path));
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const named = [sitemap, ...pages.map(({ html }) => html)].join('\n');
  for (const [, path] of named.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)) {
    if (path) found.add(path);
  }
  for (const [path] of named.matchAll(/\/(?:social|media|assets)\/[^\s"'<>),]+/g)) {
    found.add(path.replaceAll('&amp;', '&'));
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt']) found.add(path);
  return [...found];
}

interface Asked {
  kind: Kind;
  status: number;
  time: number;
}

function answerTo(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });
}

async function sendCrowd(origin: string, paths: string[], connections: number): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = [...paths];
  const asked: Asked[] = [];
  async function visit(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const begun = performance.now();
      const status = await answerTo(origin + path, agent);
      asked.push({ kind: kindOf(path), status, time: performance.now() - begun });
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return asked;
}

function slowest(asked: Asked[], wanted: Kind): number {
  return Math.max(0, ...asked.filter(({ kind }) => kind === wanted).map(({ time }) => time));
}

function rowOf(asked: Asked[], name: string, goal?: string): Row {
  const refused = asked.filter(({ status }) => status === 503);
  const lost = asked.filter(({ status }) => status === 0);
  const byKind = kinds
    .map((kind) => {
      const count = refused.filter((one) => one.kind === kind).length;
      return `${kind} ${count} (≤ ${(slowest(asked, kind) / 1_000).toFixed(1)} s)`;
    })
    .join(', ');
  return {
    what: `(j) 503 of ${asked.length} answers, ${name}`,
    ours: `${refused.length}${lost.length > 0 ? `, unanswered ${lost.length}` : ''}`,
    control: byKind,
    goal,
    isReached: goal ? refused.length + lost.length === 0 : undefined,
  };
}

async function withServer<T>(dataDir: string, work: (server: ServerProcess) => Promise<T>) {
  const more = { DATA_DIR: dataDir, LOG_LEVEL: 'error', STOP_DELAY_SECONDS: '0' };
  await using server = await startServer(siteScript, more);
  return await work(server);
}

/** Each crowd gets a copy of the data folder and a process of its own. */
export async function coldCrowds(): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-cold-'));
  const first = join(folder.path, 'first');
  const copyOf = (name: string) => {
    cpSync(first, join(folder.path, name), { recursive: true });
    return join(folder.path, name);
  };
  await withServer(first, async () => {});
  const paths = await withServer(copyOf('read'), ({ origin }) => everyAddress(origin));
  say(`  ${paths.length} addresses`);
  const rows: Row[] = [];
  const twice = [...paths, ...paths];
  for (const connections of crowds) {
    const [cold, warm] = await withServer(copyOf(`${connections}`), async ({ origin }) => [
      await sendCrowd(origin, twice, connections),
      await sendCrowd(origin, twice, connections),
    ]);
    rows.push(rowOf(cold ?? [], `cold, ${connections} connections`, '0'));
    rows.push(rowOf(warm ?? [], `the same, warm`));
  }
  return rows;
}
