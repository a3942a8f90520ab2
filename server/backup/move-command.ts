import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withPlace } from '../../media/incoming.ts';
import { openMediaStore } from '../../media/open-store.ts';
import type { MediaStore } from '../../media/store.ts';
import { readConfig, readConfigFor } from '../config.ts';
import { refuseMissing, type Site, storeTables } from './back-up.ts';
import { BackupRefused, runCommand } from './command.ts';
import { membersOf } from './manifest.ts';
import { fillMedia, refuseFilledMedia, stageMedia } from './media-files.ts';
import { fillDatabase } from './restore.ts';
import { filesInWords, rowsInWords } from './summary.ts';

const usage =
  'Usage: npm run move -- [--to sqlite:FILE|postgres://…] [--media-to file:FOLDER|s3://BUCKET]';

interface Target {
  to?: string;
  mediaTo?: string;
}

function readTarget(words: string[]): Target {
  const options = { to: { type: 'string' }, 'media-to': { type: 'string' } } as const;
  try {
    const { to, 'media-to': mediaTo } = parseArgs({ args: words, options }).values;
    const isKnown = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/.test(to ?? 'sqlite:x');
    if (isKnown && (to !== undefined || mediaTo !== undefined)) return { to, mediaTo };
  } catch {
    // Words that are no options: told below.
  }
  throw new BackupRefused(usage);
}

/** Copies the media by way of `folder`, which lies beside the new ones. */
async function copyMedia(from: MediaStore, to: MediaStore, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await stageMedia(from, folder);
  const members = await membersOf(folder);
  await fillMedia(to, folder, members);
  return filesInWords(members);
}

/** `finish` is the last thing before the rows are there for good. */
async function copyRows(from: string, to: string, folder: string, finish: () => Promise<void>) {
  const stored = await storeTables(from, folder);
  const members = await membersOf(folder);
  const manifest = { format: 1 as const, made_at: new Date().toISOString(), ...stored, members };
  await fillDatabase(to, folder, { manifest, finish });
  return rowsInWords(manifest);
}

/** Carries over what the target names. @returns what was moved, in words. */
async function move({ to, mediaTo }: Target, from: Site): Promise<string[]> {
  const media = await openMediaStore(readConfigFor({ MEDIA_URL: mediaTo }));
  if (mediaTo) await refuseFilledMedia(media);
  return withPlace(media.folder, async (place) => {
    const moved: string[] = [];
    const finish = async () => {
      if (mediaTo) moved.push(await copyMedia(from.media, media, join(place, 'media')));
    };
    if (!to) await finish();
    else moved.unshift(await copyRows(from.databaseUrl, to, join(place, 'rows'), finish));
    return moved;
  });
}

/**
 * `npm run move -- --to DATABASE_URL --media-to MEDIA_URL`: the rows of a stopped site into another,
 * empty database, its media into another, empty store, or both. The old ones stay as they are.
 */
await runCommand(async (words) => {
  const target = readTarget(words);
  const config = readConfig();
  const { databaseUrl } = config;
  if (target.to === databaseUrl) {
    throw new BackupRefused('This is the database the site uses already.');
  }
  if (target.to) refuseMissing(databaseUrl);
  const moved = await move(target, { databaseUrl, media: await openMediaStore(config) });
  const names = [target.to && 'DATABASE_URL', target.mediaTo && 'MEDIA_URL'].filter(Boolean);
  return `Moved and compared: ${moved.join(', ')}. Set ${names.join(' and ')} anew and start the site.`;
});
