import { readConfig } from '../../config.ts';
import { onlyWord, openSiteMedia, runCommand } from '../../start/command.ts';
import { restore } from './restore.ts';
import { summaryOf } from './summary.ts';

await runCommand(async (words) => {
  const file = onlyWord('Usage: npm run restore -- [--env-file FILE] FILE', words);
  const config = readConfig();
  const media = await openSiteMedia(config);
  const manifest = await restore({ ...config, media }, file);
  return `Restored and compared: ${summaryOf(manifest)}, as of ${manifest.made_at}.`;
});
