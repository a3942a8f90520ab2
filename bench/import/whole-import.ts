import { mkdirSync, mkdtempDisposableSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { openDatabase } from '../../db/open.ts';
import { countLedger } from '../../domain/moving/import-summary.ts';
import { writeLargeGhost, writeLargeWxr } from '../../tests/moving/large-export.ts';
import { pictureFile } from '../../tests/sample-files.ts';
import {
  leaveServersTheirCore,
  type ServerProcess,
  siteScript,
  startServer,
} from '../server-process.ts';
import { administratorSettings, say } from '../site.ts';
import { type Row, sayTable } from '../table.ts';
import { planFile, runPlan, signedIn } from './calls.ts';
import { visitDuring, visitsInWords } from './visits.ts';

/**
 * The whole import of 20,000 posts and 100 MB by a running site, with readers meanwhile (R-I-07), a second
 * run of the same file, and every old address asked (R-I-06). `npm run bench -- import 2000 Ghost` is shorter.
 */

const posts = Number(process.argv[3] ?? 20_000);
const size = 5_000;
const pictures = 200;
/** Megabytes of the server beyond those of the control. */
const goal = 150;

const files = {
  WordPress: {
    name: 'export.xml',
    write: (to: string) => writeLargeWxr(to, posts, size, pictures),
  },
  Ghost: {
    name: 'export.json',
    write: (to: string) => writeLargeGhost(to, posts, 0.75 * size, pictures),
  },
} as const;

type Format = keyof typeof files;

const all = Object.keys(files) as Format[]; // `keys` forgets the names.
const formats = all.filter((name) => (process.argv[4] ?? name) === name);

/** Where an uploaded export finds the pictures that lie beside it. */
async function layPictures(dataDir: string, format: Format): Promise<void> {
  const folder = join(dataDir, 'imports', format === 'Ghost' ? 'content/images' : 'uploads');
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < pictures; n += 1) {
    writeFileSync(join(folder, `${n}.jpg`), await pictureFile('jpeg', 64 + n, 48));
  }
}

const plain = (what: string, ours: string, control?: string): Row => ({ what, ours, control });

/** Seconds, and those of processor. */
async function timed<T>(site: ServerProcess, work: Promise<T>) {
  const [begun, processor] = [performance.now(), site.processorTime()];
  const visits = await visitDuring(site, work);
  const seconds = (performance.now() - begun) / 1_000;
  const words = `${seconds.toFixed(0)} s, processor ${(site.processorTime() - processor).toFixed(0)} s`;
  return { result: await work, visits, words };
}

async function askAddresses({ origin }: ServerProcess, dataDir: string): Promise<string> {
  const { db } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  const rows = await db.selectFrom('import_addresses').select(['path', 'state']).execute();
  await db.destroy();
  const asked = rows.filter(({ state }) => state === 'redirect');
  const turn = pLimit(8);
  const statuses = await Promise.all(
    asked.map(({ path }) =>
      turn(async () => {
        const answer = await fetch(origin + encodeURI(path), {
          method: 'HEAD',
          redirect: 'manual',
        });
        return answer.status;
      }),
    ),
  );
  const right = statuses.filter((status) => status === 301).length;
  return `${rows.length} old addresses, ${asked.length} asked, ${right} answered 301`;
}

async function measureFormat(format: Format, folder: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const file = join(dataDir, files[format].name);
  await files[format].write(file);
  await layPictures(dataDir, format);
  const env = { DATA_DIR: dataDir, ...administratorSettings };
  await using site = await startServer(siteScript, env);
  const send = await signedIn(site);
  const control = visitsInWords(await visitDuring(site, sleep(20_000)));
  const [before, megabytes] = [site.peakMemory(), (statSync(file).size / 1e6).toFixed(0)];
  const named = `${format}, ${posts} posts, ${megabytes} MB`;
  say(`  ${named} …`);
  const plan = await timed(site, planFile(send, file));
  const run = await timed(site, runPlan(send, plan.result));
  const added = site.peakMemory() - before;
  const { counts, pictures: found } = run.result;
  const sums = JSON.stringify(countLedger(counts));
  const again = await timed(
    site,
    planFile(send, file).then((id) => runPlan(send, id)),
  );
  const { counts: later } = again.result;
  return [
    plain(`${named}: read and planned`, plan.words),
    plain('readers meanwhile', visitsInWords(plan.visits), control),
    plain('imported and published', run.words),
    plain('readers meanwhile', visitsInWords(run.visits), control),
    plain('ledger', sums),
    plain('pictures', `${found.all} named, ${found.missing} missing`),
    plain('the same file again', `${JSON.stringify(countLedger(later))}, ${again.words}`),
    plain('addresses', await askAddresses(site, dataDir)),
    {
      ...plain('peak memory', `+${added.toFixed(0)} MB`, `before ${before.toFixed(0)} MB`),
      goal: `≤ ${goal} MB`,
      isReached: added <= goal,
    },
  ];
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-import-'));
leaveServersTheirCore();
const rows: Row[] = [];
for (const format of formats) {
  rows.push(...(await measureFormat(format, folder.path)));
}
sayTable(rows);
