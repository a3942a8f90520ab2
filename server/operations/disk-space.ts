import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';

/** Milliseconds; a network mount whose server is gone never answers. */
const diskTimeout = 2_000;

export interface DiskSpace {
  holds: 'data' | 'media' | 'backups';
  folder: string;
  /** Bytes that the site may still write, and their share of the disk. */
  free: number;
  share: number;
}

async function findSpace(holds: DiskSpace['holds'], folder: string): Promise<DiskSpace[]> {
  const asked = statfs(folder).catch(() => null);
  const answer = await Promise.race([asked, setTimeout(diskTimeout, null, { ref: false })]);
  if (!answer || answer.blocks === 0) return [];
  const { bavail, blocks, bsize } = answer;
  return [{ holds, folder, free: bavail * bsize, share: bavail / blocks }];
}

export async function findDiskSpace({ dataDir, mediaDir, backups }: Config): Promise<DiskSpace[]> {
  const found = await Promise.all([
    findSpace('data', dataDir),
    findSpace('media', mediaDir),
    ...(backups ? [findSpace('backups', backups.folder)] : []),
  ]);
  return found.flat();
}
