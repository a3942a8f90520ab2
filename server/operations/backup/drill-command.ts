import { join } from 'node:path';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import { folderStore } from '../../../media/stores/folder-store.ts';
import { readConfig } from '../../config.ts';
import { lowerPriority, onlyWord, runCommand, say } from '../../start/command.ts';
import { describeSite } from '../../start/describe-site.ts';
import { restore } from './restore.ts';
import { summaryOf } from './summary.ts';

lowerPriority();
await runCommand(async (words) => {
  const file = onlyWord('Usage: npm run drill -- [--env-file FILE] FILE', words);
  return withTemporaryFolder(readConfig().mediaDir, async (place) => {
    const dataDir = join(place, 'drill');
    const media = folderStore(join(dataDir, 'media'));
    const site = { databaseUrl: `sqlite:${join(dataDir, 'site.db')}`, dataDir, media };
    say(`${describeSite(site, media)}, all gone afterwards`);
    const manifest = await restore(site, file);
    return `Restored for trial and compared: ${summaryOf(manifest)}, as of ${manifest.made_at}.`;
  });
});
