import { stat } from 'node:fs/promises';
import { readConfig } from '../../config.ts';
import { lowerPriority, onlyWord, openSiteMedia, runCommand } from '../../start/command.ts';
import { backUp } from './back-up.ts';
import { summaryOf } from './summary.ts';

lowerPriority();
await runCommand(async (words) => {
  const file = onlyWord('Usage: npm run backup -- [--env-file FILE] FILE', words);
  const config = readConfig();
  const media = await openSiteMedia(config);
  const manifest = await backUp({ databaseUrl: config.databaseUrl, media }, file);
  const { size } = await stat(file);
  return `Backed up and checked: ${summaryOf(manifest)}, ${size} bytes in ${file}.`;
});
