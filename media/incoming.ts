import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { day } from '../domain/durations.ts';

/**
 * Milliseconds, longer than any backup or import takes: only then is the work of another machine dead,
 * or a process id that still runs somebody else's.
 */
const maxAge = day;

/** Several machines may share the folder, and a process id is only valid on its own machine. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

export const notePrefix = 'note-';

const inUse = new Set<string>();

function incomingFolder(folder: string): string {
  return join(folder, 'incoming');
}

export async function withTemporaryFolder<T>(folder: string, work: (place: string) => Promise<T>) {
  const name = `${machine}-${process.pid}-${randomBytes(8).toString('hex')}`;
  const place = join(incomingFolder(folder), name);
  inUse.add(name);
  try {
    await mkdir(place, { recursive: true, mode: 0o700 });
    return await work(place);
  } finally {
    await rm(place, { recursive: true, force: true });
    inUse.delete(name);
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function mayBeAlive(name: string, age: number): boolean {
  const [owner, processId] = name.split('-');
  const isOurs = owner === machine;
  if (isOurs && Number(processId) === process.pid) return inUse.has(name);
  return age <= maxAge && (!isOurs || isRunning(Number(processId)));
}

/** Removes what processes that died during an upload left behind (fault F10); for the start. */
export async function sweepIncoming(folder: string): Promise<void> {
  const incoming = incomingFolder(folder);
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    if (name.startsWith(notePrefix)) continue;
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || mayBeAlive(name, Date.now() - found.mtimeMs)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
