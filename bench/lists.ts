import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, DatabaseKind } from '../db/open.ts';
import type { ListQuery } from '../domain/api/content/item-lists.ts';
import { pagesFor } from '../domain/list-part.ts';
import { insertManyRows } from './many-rows.ts';
import { openPlace, openSite } from './scale-sites.ts';
import type { Size } from './scale-times.ts';
import { median, say, tokenOf } from './site.ts';
import type { Row } from './table.ts';

/** (m) The back office's lists of 100,000 rows, the library with 20,000, beside 100 (decision 0028). */

const sizes = [100, 100_000];
const times = 20;
const warmUp = 3;
const maxBytes = 50_000;

interface Asked {
  path: (blogs: number) => string;
  /** Milliseconds that the median may take. */
  goal: number;
}

function pageOf(query: Partial<ListQuery>): string {
  const parts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/api/items/blog?${new URLSearchParams(parts)}`;
}

const asked: Record<string, Asked> = {
  'first page': { path: () => pageOf({}), goal: 200 },
  'first page, A to Z': { path: () => pageOf({ sort: 'title' }), goal: 200 },
  'last page': { path: (blogs) => pageOf({ page: pagesFor(blogs) }), goal: 200 },
  'a letter that all have': { path: () => pageOf({ find: 'a' }), goal: 100 },
  'a letter that none has': { path: () => pageOf({ find: 'ж' }), goal: 100 },
  'a word that a tenth has': { path: () => pageOf({ find: 'deira' }), goal: 200 },
  'a word that one has, A to Z': { path: () => pageOf({ find: '77.', sort: 'title' }), goal: 200 },
  'the library': { path: () => '/api/uploads', goal: 200 },
  'the library, a word': { path: () => '/api/uploads?find=deira&page=2', goal: 200 },
  'the library, not used, by size': {
    path: () => '/api/uploads?unused=true&sort=largest&page=9',
    goal: 200,
  },
  'redirects, most used': { path: () => '/api/redirects?sort=uses', goal: 200 },
  'redirects, a word': { path: () => '/api/redirects?find=deira', goal: 200 },
  'the trash': { path: () => '/api/trash', goal: 200 },
  'the trash, a word': { path: () => '/api/trash?find=deira', goal: 200 },
  'the Portal': { path: () => '/api/overview', goal: 200 },
};

interface Cost {
  p50: number;
  p95: number;
  /** Milliseconds of processor that the site's own process took for one answer. */
  processor: number;
  bytes: number;
}

async function costOf(server: Size['server'], path: string, token: string): Promise<Cost> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const measured: number[] = [];
  let bytes = 0;
  let before = 0;
  for (let time = -warmUp; time < times; time++) {
    if (time === 0) before = server.processorTime();
    const begun = performance.now();
    const answer = await fetch(server.origin + path, { headers });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (time >= 0) measured.push(performance.now() - begun);
  }
  const processor = ((server.processorTime() - before) * 1_000) / times;
  const sorted = measured.toSorted((a, b) => a - b);
  return { p50: median(measured), p95: sorted[Math.floor(times * 0.95)] ?? 0, processor, bytes };
}

async function costsOf({ blogs, server }: Size): Promise<Map<string, Cost>> {
  const token = await tokenOf(server.origin);
  const costs = new Map<string, Cost>();
  for (const [what, { path }] of Object.entries(asked)) {
    costs.set(what, await costOf(server, path(blogs), token));
  }
  return costs;
}

function inWords(blogs: number, { p50, p95, processor, bytes }: Cost): string {
  const of = blogs.toLocaleString('en');
  return `${of}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, processor ${processor.toFixed(1)} ms, ${bytes} bytes`;
}

async function measureOn(kind: DatabaseKind): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-lists-'));
  const place = await openPlace(kind, folder.path);
  const opened: Size[] = [];
  try {
    for (const blogs of sizes) {
      const insertMore = (db: Database) => insertManyRows(db, blogs);
      opened.push(await openSite(blogs, folder.path, place, insertMore));
    }
    const found: Map<string, Cost>[] = [];
    for (const size of opened) found.push(await costsOf(size));
    return Object.entries(asked).flatMap(([what, { goal }]) => {
      const [few, many] = found.map((costs) => costs.get(what));
      if (!few || !many) return [];
      return {
        what: `(m) ${kind} ${what}`,
        ours: inWords(100_000, many),
        control: inWords(100, few),
        ratio: (many.p50 / few.p50).toFixed(1),
        goal: `≤ ${goal} ms, ≤ ${maxBytes} bytes`,
        isReached: many.p50 <= goal && many.bytes <= maxBytes,
      };
    });
  } finally {
    await Promise.all(opened.map(({ server }) => server.stop()));
    await place.end();
  }
}

export async function backOfficeLists(
  kinds: DatabaseKind[] = ['sqlite', 'postgres'],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    say(`  ${kind} …`);
    rows.push(...(await measureOn(kind)));
  }
  return rows;
}
