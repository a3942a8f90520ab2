import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '../../domain/zod.ts';
import { writeLargeGhost, writeLargeWxr } from '../../tests/moving/large-export.ts';
import { say } from '../site.ts';
import { type Row, sayTable } from '../table.ts';

/** Memory and time of reading 20,000 posts of 100 MB, beside the bytes alone (R-I-07). */

const posts = 20_000;
const size = 5_000;
/** Megabytes beyond those of the process before. */
const goal = 150;

const found = z.object({ items: z.number(), seconds: z.number(), added: z.number() });
const run = promisify(execFile);
const reader = join(import.meta.dirname, 'reader.ts');

async function measured(manner: string, path: string): Promise<z.infer<typeof found>> {
  const { stdout } = await run(process.execPath, ['--max-semi-space-size=8', reader, manner, path]);
  return found.parse(JSON.parse(stdout));
}

function words({ added, seconds }: z.infer<typeof found>): string {
  return `${added.toFixed(0)} MB, ${seconds.toFixed(1)} s`;
}

async function rowsOf(format: string, path: string): Promise<Row[]> {
  const megabytes = (statSync(path).size / 1e6).toFixed(0);
  const alone = await measured('alone', path);
  const rows: Row[] = [];
  for (const [manner, what] of [
    ['items', 'items'],
    ['values', 'items and values of blogs'],
  ] as const) {
    const ours = await measured(manner, path);
    if (ours.items !== posts) throw new Error(`${ours.items} of ${posts} items were read.`);
    rows.push({
      what: `${format}, ${megabytes} MB: ${what}`,
      ours: words(ours),
      control: words(alone),
      ratio: (ours.seconds / alone.seconds).toFixed(0),
      goal: `≤ ${goal} MB`,
      isReached: ours.added <= goal,
    });
  }
  return rows;
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-import-'));
const [wordPress, ghost] = [join(folder.path, 'export.xml'), join(folder.path, 'export.json')];
say('writing the files …');
await writeLargeWxr(wordPress, posts, size);
await writeLargeGhost(ghost, posts, 0.75 * size);
sayTable([...(await rowsOf('WordPress', wordPress)), ...(await rowsOf('Ghost', ghost))]);
