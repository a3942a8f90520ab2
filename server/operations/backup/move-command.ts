import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseBusy } from '../../../db/open.ts';
import { isInUse } from '../../../db/whole-database.ts';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import { openMediaStore } from '../../../media/stores/open-store.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { readConfig, readConfigFor } from '../../config.ts';
import { CommandRefused, openSiteMedia, parseWords, runCommand, say } from '../../start/command.ts';
import { describeDatabase, refuseMissingDatabase } from '../../start/describe-site.ts';
import { type OpenSite, openSite, storeTables } from './back-up.ts';
import { manifestOf, membersOf } from './manifest.ts';
import { fillMedia, refuseFilledMedia, stageMedia } from './media-files.ts';
import { fillDatabase } from './restore.ts';
import { filesInWords, rowsInWords } from './summary.ts';
import { noteFilled, removeUnfinished } from './unfinished.ts';

const usage =
  'Usage: npm run move -- [--env-file FILE] [--to sqlite:FILE|postgres://…] [--media-to file:FOLDER|s3://BUCKET]';

interface Target {
  to?: string;
  mediaTo?: string;
}

function readTarget(words: string[]): Target {
  const options = { to: { type: 'string' }, 'media-to': { type: 'string' } } as const;
  const { to, 'media-to': mediaTo } = parseWords(usage, { args: words, options }).values;
  const isKnown = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/.test(to ?? 'sqlite:x');
  if (isKnown && (to !== undefined || mediaTo !== undefined)) return { to, mediaTo };
  throw new CommandRefused(usage);
}

const running =
  'The site is running, or another command is at work on it: stop it, so that nothing is lost that is written meanwhile.';

async function openStopped(url: string): Promise<OpenSite> {
  const site = await openSite(url, { isExclusive: true }).catch((error) => {
    throw error instanceof DatabaseBusy ? new CommandRefused(running) : error;
  });
  return site;
}

/** On Postgres a site may start meanwhile, so this is asked again. @throws {CommandRefused} */
async function refuseRunning({ database }: OpenSite): Promise<void> {
  if (await isInUse(database)) throw new CommandRefused(running);
}

async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { folder, withRows }: { folder: string; withRows: boolean },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await stageMedia(from, folder);
  const members = await membersOf(folder);
  await fillMedia(to, folder, { members, command: `move to the ${to.label}`, withRows });
  return filesInWords(members);
}

async function copyRows(from: OpenSite, to: string, folder: string, finish: () => Promise<void>) {
  const stored = await storeTables(from, folder);
  const manifest = await manifestOf(folder, stored);
  await fillDatabase(to, folder, { manifest, finish });
  return rowsInWords(manifest);
}

async function move({ to, mediaTo }: Target, from: OpenSite, fromMedia: MediaStore) {
  const media = await openMediaStore(readConfigFor({ MEDIA_URL: mediaTo }));
  say(`To: ${[to && describeDatabase(to), mediaTo && media.label].filter(Boolean).join(', ')}`);
  await refuseRunning(from);
  if (mediaTo) {
    const removed = await removeUnfinished(media, to);
    if (removed) say(removed);
    await refuseFilledMedia(media);
  }
  return withTemporaryFolder(media.folder, async (place) => {
    const moved: string[] = [];
    const finish = async () => {
      const rest = { folder: join(place, 'media'), withRows: to !== undefined };
      if (mediaTo) moved.push(await copyMedia(fromMedia, media, rest));
      await refuseRunning(from);
    };
    if (!to) await finish();
    else moved.unshift(await copyRows(from, to, join(place, 'rows'), finish));
    if (mediaTo) await noteFilled(media);
    return moved;
  });
}

/** Of a stopped site, into an empty database and store; the old ones stay as they are. */
await runCommand(async (words) => {
  const target = readTarget(words);
  const config = readConfig();
  const { databaseUrl } = config;
  if (target.to === databaseUrl) {
    throw new CommandRefused('This is the database the site uses already.');
  }
  refuseMissingDatabase(databaseUrl);
  const media = await openSiteMedia(config);
  const site = await openStopped(databaseUrl);
  const moved = await move(target, site, media).finally(() => site.database.db.destroy());
  const names = [target.to && 'DATABASE_URL', target.mediaTo && 'MEDIA_URL'].filter(Boolean);
  return `Moved and compared: ${moved.join(', ')}. Set ${names.join(' and ')} anew and start the site.`;
});
