import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endExport, noteExport } from '../../../db/moving/export-job.ts';
import type { Database } from '../../../db/open.ts';
import { day } from '../../../domain/durations.ts';
import { runBeside } from '../../start/run-beside.ts';

interface Run {
  db: Database;
  now: () => number;
  path: string;
  name: string;
  signal: AbortSignal;
}

/** Milliseconds; afterwards the address answers 404. */
export const keptFor = day;

/** Files that nobody may fetch any more, or all of them before a new one. */
export async function removeExports(folder: string, olderThan: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs <= olderThan) await rm(join(folder, name), { force: true });
  }
}

const command = join(import.meta.dirname, '../export/export-command.ts');

export async function runExport({ db, now, path, name, signal }: Run): Promise<void> {
  let progress = { done: 0, total: 0 };
  const onOutput = (text: string) => {
    const [, done, total] = /(\d+) of (\d+)\s*$/.exec(text) ?? [];
    if (done === undefined) return;
    progress = { done: Number(done), total: Number(total) };
    noteExport(db, now(), progress).catch(() => {});
  };
  try {
    await runBeside(command, path, { signal, onOutput });
    const { size: bytes } = await stat(path);
    const { total } = progress;
    await endExport(db, now(), { report: { done: total, total, name, bytes } });
  } catch (error) {
    await rm(path, { force: true });
    const failure = error instanceof Error ? error.message : String(error);
    await endExport(db, now(), { failure, report: progress });
  }
}
