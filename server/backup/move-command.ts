import { join } from 'node:path';
import { withPlace } from '../../media/incoming.ts';
import { readConfig } from '../config.ts';
import { refuseMissing, storeTables } from './back-up.ts';
import { BackupRefused, runCommand } from './command.ts';
import { membersOf } from './manifest.ts';
import { fillDatabase } from './restore.ts';
import { summaryOf } from './summary.ts';

const usage = 'Usage: npm run move -- --to sqlite:FILE|postgres://…';

/**
 * `npm run move -- --to DATABASE_URL`: the rows of a stopped site into another, empty database. The
 * media stay where they are.
 */
await runCommand(async ([option, target = '', ...rest]) => {
  const isKnown = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/.test(target);
  if (option !== '--to' || !isKnown || rest.length > 0) throw new BackupRefused(usage);
  const { databaseUrl, mediaDir } = readConfig();
  if (target === databaseUrl)
    throw new BackupRefused('This is the database the site uses already.');
  refuseMissing(databaseUrl);
  return withPlace(mediaDir, async (place) => {
    const folder = join(place, 'move');
    const stored = await storeTables(databaseUrl, folder);
    const members = await membersOf(folder);
    const manifest = { format: 1 as const, made_at: new Date().toISOString(), ...stored, members };
    await fillDatabase(target, folder, { manifest });
    const rows = summaryOf(manifest).replace(/,.*/, '');
    return `Moved and compared: ${rows}. Set DATABASE_URL to the new address and start the site.`;
  });
});
