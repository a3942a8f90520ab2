import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endExport, exportLease, noteExport } from '../../../db/moving/export-job.ts';
import type { Database } from '../../../db/open.ts';
import { day } from '../../../domain/durations.ts';
import { runBeside } from '../../start/run-beside.ts';

interface Run {
  db: Database;
  now: () => number;
  begunAt: number;
  path: string;
  name: string;
  signal: AbortSignal;
}

/** Milliseconds; afterwards the address answers 404. */
export const keptFor = day;

/** 256 random bits: who knows the name may fetch the file. */
export const exportFileName = /^site-[0-9a-f]{64}\.zip$/;

export async function removeOldExports(folder: string, olderThan: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs <= olderThan) await rm(join(folder, name), { force: true });
  }
}

/** Before a new one; the file of one that is still written is its own. */
export async function removeFinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (exportFileName.test(name)) await rm(join(folder, name), { force: true });
  }
}

const command = join(import.meta.dirname, '../export/export-command.ts');

export async function runExport(
  { db, now, begunAt, path, name, signal }: Run,
  beside = runBeside,
): Promise<void> {
  let progress = { done: 0, total: 0 };
  const note = () => {
    noteExport(db, now(), { report: progress, begunAt }).catch(() => {});
  };
  // One large film may take longer than the lease without a word.
  const keeper = setInterval(note, exportLease / 5).unref();
  const onOutput = (text: string) => {
    const [, done, total] = /(\d+) of (\d+)\s*$/.exec(text) ?? [];
    if (done === undefined) return;
    progress = { done: Number(done), total: Number(total) };
    note();
  };
  try {
    await beside(command, path, { signal, timeout: day, onOutput });
    const { size: bytes } = await stat(path);
    const { total } = progress;
    await endExport(db, now(), { report: { done: total, total, name, bytes }, begunAt });
  } catch (error) {
    await rm(path, { force: true });
    const failure = error instanceof Error ? error.message : String(error);
    await endExport(db, now(), { failure, report: progress, begunAt });
  } finally {
    clearInterval(keeper);
  }
}
