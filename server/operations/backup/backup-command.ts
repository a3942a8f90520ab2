import { stat } from 'node:fs/promises';
import { openMediaStore } from '../../../media/stores/open-store.ts';
import { readConfig } from '../../config.ts';
import { CommandRefused, lowerPriority, runCommand, say } from '../../start/command.ts';
import { describeSite } from '../../start/describe-site.ts';
import { backUp } from './back-up.ts';
import { summaryOf } from './summary.ts';

lowerPriority();
await runCommand(async ([file = '', ...rest]) => {
  if (file === '' || rest.length > 0) {
    throw new CommandRefused('Usage: npm run backup -- [--env-file FILE] FILE');
  }
  const config = readConfig();
  const site = { databaseUrl: config.databaseUrl, media: await openMediaStore(config) };
  say(describeSite(site, site.media));
  const manifest = await backUp(site, file);
  const { size } = await stat(file);
  return `Backed up and checked: ${summaryOf(manifest)}, ${size} bytes in ${file}.`;
});
