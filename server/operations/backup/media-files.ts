import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '../../../media/stores/store.ts';
import { CommandRefused } from '../../start/command.ts';
import { fileFingerprint, type Members } from './manifest.ts';
import { noteFilled, noteFilling, type Unfinished } from './unfinished.ts';

/** A hard link takes no space and survives a deletion of the original; other disks get a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(async (error) => {
    if (error.code !== 'ENOENT') await copyFile(from, to);
  });
}

export async function stageMedia(media: MediaStore, folder: string): Promise<void> {
  for (const name of await media.list()) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    const path = await media.fetch(name, folder);
    if (path && path !== target) await linkOrCopy(path, target);
  }
}

export async function refuseFilledMedia(media: MediaStore): Promise<void> {
  if ((await media.list()).length === 0) return;
  throw new CommandRefused(`The ${media.label} is not empty; restore into an empty one.`);
}

/** Compares each stored file. Counts as interrupted until `noteFilled`, after the rows are committed. */
export async function fillMedia(
  media: MediaStore,
  folder: string,
  { members, ...unfinished }: { members: Members } & Omit<Unfinished, 'names'>,
): Promise<void> {
  const names = [...members.keys()];
  await noteFilling(media, { ...unfinished, names });
  await media.keep(folder, names);
  for (const name of names) {
    const stored = await media.read(name);
    if (stored && (await fileFingerprint(stored)).sha256 === members.get(name)?.sha256) continue;
    await media.remove(names);
    await noteFilled(media);
    throw new CommandRefused(`The file ${name} is not the same in the ${media.label}.`);
  }
}
