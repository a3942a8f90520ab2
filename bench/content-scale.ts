import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadFirstContent } from '../content/load.ts';
import { migrate } from '../db/migrate.ts';
import { type DatabaseKind, openDatabase } from '../db/open.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import { startPostgresServer } from '../tests/postgres-server.ts';
import { backOfficeLists } from './back-office-lists.ts';
import { insertManyItems, slugOf } from './many-items.ts';
import { bytesIn } from './page-bytes.ts';
import { askedOf, listCalls } from './scale-addresses.ts';
import { type Size, type Times, timeInTurn, timeLists } from './scale-times.ts';
import { siteScript, startServer } from './server-process.ts';
import { say } from './site.ts';
import type { Row } from './table.ts';

/** (d) The same page and call with 10, 1,000 and 100,000 blogs: time and memory, uncached. */

const sizes = [10, 1_000, 100_000];
const mostStudies = 10_000;
const listed = 10_000;
const administrator = { email: 'admin@example.com', password: 'bench-horse-16' };
const goal = 1.5;

interface Place {
  databaseUrl: (blogs: number) => Promise<string>;
  end: () => Promise<void>;
}

async function openPlace(kind: DatabaseKind, folder: string): Promise<Place> {
  if (kind === 'sqlite') {
    return {
      databaseUrl: async (blogs) => `sqlite:${join(folder, String(blogs), 'site.db')}`,
      end: async () => {},
    };
  }
  const server = await startPostgresServer('scale');
  return {
    async databaseUrl(blogs) {
      await server.createDatabase(`scale_${blogs}`);
      return `${server.url}/scale_${blogs}`;
    },
    end: server.stop,
  };
}

async function open(blogs: number, folder: string, place: Place): Promise<Size> {
  const dataDir = join(folder, String(blogs));
  mkdirSync(dataDir, { recursive: true });
  const DATABASE_URL = await place.databaseUrl(blogs);
  const { db, kind } = openDatabase(DATABASE_URL);
  const studies = Math.min(blogs, mostStudies);
  await migrate(db, kind);
  await loadFirstContent(db, folderStore(join(dataDir, 'media')));
  await insertManyItems(db, { blogs, studies });
  // As Postgres does by itself, minutes after so many new rows.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
  await db.destroy();
  const env = {
    DATABASE_URL,
    DATA_DIR: dataDir,
    PAGE_CACHE_BYTES: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  return { blogs, studies, server: await startServer(siteScript, env) };
}

function compared(what: string, times: Times[]): Row {
  const [least, few, many] = times;
  if (!least || !few || !many) throw new Error('three sizes are compared');
  const [median, slowest] = [many.p50 / few.p50, many.p99 / few.p99];
  const told = ({ p50, p99, processor }: Times) =>
    `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${processor === undefined ? '' : `, processor ${processor.toFixed(1)}`}`;
  return {
    what: `(d) ${what}`,
    ours: `100,000: ${told(many)}`,
    control: `1,000: ${told(few)}; 10: p50 ${least.p50.toFixed(1)}`,
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
      goal: '',
      isReached: null,
    });
  }
  return rows;
}

async function compareBackOffice(opened: Size[], folder: string, place: Place): Promise<Row[]> {
  const [, few, many] = opened;
  if (!few || !many) return [];
  const between = await open(listed, folder, place);
  try {
    return await backOfficeLists([few, between, many], administrator);
  } finally {
    await between.server.stop();
  }
}

async function compareOn(kind: DatabaseKind): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const place = await openPlace(kind, folder);
  const rows: Row[] = [];
  const opened: Size[] = [];
  try {
    for (const blogs of sizes) opened.push(await open(blogs, folder, place));
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
        ratio: '',
        goal: '',
        isReached: null,
      });
    }
    rows.push(comparedMemory(`${kind} memory after the lists`, opened));
    if (kind === 'sqlite') {
      rows.push(...(await comparedBytes(opened)));
      rows.push(...(await compareBackOffice(opened, folder, place)));
    }
  } finally {
    await Promise.all(opened.map(({ server }) => server.stop()));
    await place.end();
    rmSync(folder, { recursive: true, force: true });
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
