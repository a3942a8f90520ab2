import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseKind } from '../db/open.ts';
import { slugOf } from './many-items.ts';
import { bytesIn } from './page-bytes.ts';
import { askedOf, listCalls } from './scale-addresses.ts';
import { openPlace, openSite } from './scale-sites.ts';
import { type Size, type Times, timeInTurn, timeLists } from './scale-times.ts';
import { say } from './site.ts';
import type { Row } from './table.ts';

/** (d) The same page and call with 10, 1,000 and 100,000 blogs: time and memory, uncached. */

const sizes = [10, 1_000, 100_000];
const goal = 1.5;

function compared(what: string, times: Times[]): Row {
  const [least, few, many] = times;
  if (!least || !few || !many) throw new Error('three sizes are compared');
  const [median, slowest] = [many.p50 / few.p50, many.p99 / few.p99];
  const timesInWords = ({ p50, p99, processor }: Times) =>
    `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${processor === undefined ? '' : `, processor ${processor.toFixed(1)}`}`;
  return {
    what: `(d) ${what}`,
    ours: `100,000: ${timesInWords(many)}`,
    control: `1,000: ${timesInWords(few)}; 10: p50 ${least.p50.toFixed(1)}`,
    ratio: `${median.toFixed(2)}, ${slowest.toFixed(2)}`,
    goal: `≤ ${goal}`,
    isReached: Math.max(median, slowest) <= goal,
  };
}

function comparedMemory(what: string, open: Size[]): Row {
  const [, few = 0, many = 0] = open.map(({ server }) => server.memory());
  return {
    what: `(d) ${what}`,
    ours: `100,000: ${many.toFixed(0)} MB`,
    control: `1,000: ${few.toFixed(0)} MB`,
    ratio: (many / few).toFixed(2),
    goal: `≤ ${goal}`,
    isReached: many / few <= goal,
  };
}

const weighed = ['/', '/insights', '/insights?page=2', `/blogs/${slugOf(7)}`, '/case-studies'];

async function comparedBytes([least, , many]: Size[]): Promise<Row[]> {
  if (!least || !many) return [];
  const rows: Row[] = [];
  for (const path of weighed) {
    const [plain, packed] = await bytesIn(many.server.origin + path);
    const [before = 0, packedBefore = 0] = await bytesIn(least.server.origin + path);
    rows.push({
      what: `(d) bytes of ${path}`,
      ours: `100,000: plain ${plain}, br ${packed}`,
      control: `10: plain ${before}, br ${packedBefore}`,
      ratio: ((packed ?? 0) / packedBefore).toFixed(2),
    });
  }
  return rows;
}

async function compareOn(kind: DatabaseKind): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-scale-'));
  const place = await openPlace(kind, folder.path);
  const rows: Row[] = [];
  const opened: Size[] = [];
  try {
    for (const blogs of sizes) opened.push(await openSite(blogs, folder.path, place));
    for (const [what, address] of Object.entries(askedOf)) {
      rows.push(compared(`${kind} ${what}`, await timeInTurn(opened, address)));
    }
    rows.push(comparedMemory(`${kind} memory after these pages and calls`, opened));
    for (const path of listCalls) {
      const times = await timeLists(opened, path);
      rows.push(
        compared(
          `${kind} ${path}, first byte`,
          times.map(({ firstByte }) => firstByte),
        ),
      );
      rows.push({
        what: `(d) ${kind} ${path}, whole list`,
        ours: `100,000: ${times[2]?.whole.p50.toFixed(0)} ms, ${times[2]?.bytes} bytes`,
        control: `1,000: ${times[1]?.whole.p50.toFixed(1)} ms, ${times[1]?.bytes} bytes`,
      });
    }
    rows.push(comparedMemory(`${kind} memory after the lists`, opened));
    if (kind === 'sqlite') {
      rows.push(...(await comparedBytes(opened)));
    }
  } finally {
    await Promise.all(opened.map(({ server }) => server.stop()));
    await place.end();
  }
  return rows;
}

export async function contentScale(kinds: DatabaseKind[] = ['sqlite', 'postgres']): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    say(`  ${kind} …`);
    rows.push(...(await compareOn(kind)));
  }
  return rows;
}
