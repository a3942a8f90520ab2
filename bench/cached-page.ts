import { request } from 'node:http';
import autocannon from 'autocannon';
import { type ServerProcess, startServer } from './server-process.ts';
import { articleAddress, median } from './site.ts';
import type { Row } from './table.ts';

/** (a) A cached page beside a bare node:http server that sends the same bytes. */

const rounds = 5;
const seconds = 2;
const connections = 64;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const goal = 0.97;

/** Answers that the control sends in turn: a page with random parts has several. */
const asked = 16;

interface Load {
  perSecond: number;
  /** Processor time of the server for one request, in microseconds. */
  cost: number;
}

async function measure(server: ServerProcess, path: string, duration = seconds): Promise<Load> {
  const before = server.processorTime();
  const url = server.origin + path;
  const result = await autocannon({ url, connections, duration, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  const cost = ((server.processorTime() - before) / result.requests.total) * 1e6;
  return { perSecond: result.requests.average, cost };
}

/** The answer of an address as it came: names and values of its headers in turn, and its bytes. */
function rawAnswer(url: string): Promise<{ head: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        // What Node adds by itself would come twice.
        const own = Object.entries(response.headers)
          .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
          .flatMap(([name, value]) => [name, String(value)]);
        resolve({ head: own, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

function row(path: string, ours: Load[], bare: Load[]): Row[] {
  const rate = median(
    ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 1)),
  );
  const cost = median(ours.map((load, round) => (bare[round]?.cost ?? 1) / load.cost));
  const perSecond = (loads: Load[]) =>
    `${median(loads.map((load) => load.perSecond)).toFixed(0)}/s`;
  const each = (loads: Load[]) => `${median(loads.map((load) => load.cost)).toFixed(1)} µs`;
  return [
    {
      what: `(a) cached ${path}, requests`,
      ours: perSecond(ours),
      control: `bare node:http ${perSecond(bare)}`,
      ratio: rate.toFixed(3),
      goal: `≥ ${goal}`,
      isReached: rate >= goal,
    },
    {
      what: `(a) cached ${path}, processor time each`,
      ours: each(ours),
      control: `bare node:http ${each(bare)}`,
      ratio: cost.toFixed(3),
      goal: '',
      isReached: null,
    },
  ];
}

async function comparePath(site: ServerProcess, path: string): Promise<Row[]> {
  // Until every variant is made and compressed.
  await measure(site, path, 1);
  const answers = await Promise.all(
    Array.from({ length: asked }, () => rawAnswer(site.origin + path)),
  );
  const bare = await startServer('bench/bare-server.ts', {}, JSON.stringify(answers));
  await measure(bare, path, 1);
  const ours: Load[] = [];
  const control: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure(site, path));
    control.push(await measure(bare, path));
  }
  await bare.stop();
  return row(path, ours, control);
}

export async function cachedPages(site: ServerProcess): Promise<Row[]> {
  const article = new URL(await articleAddress(site.origin)).pathname;
  return [...(await comparePath(site, '/')), ...(await comparePath(site, article))];
}
