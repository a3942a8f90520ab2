import { openMediaStore } from '../../../media/stores/open-store.ts';
import { readConfig } from '../../config.ts';
import { CommandRefused, runCommand, say } from '../../start/command.ts';
import { describeSite } from '../../start/describe-site.ts';
import { restore } from './restore.ts';
import { summaryOf } from './summary.ts';

await runCommand(async ([file = '', ...rest]) => {
  if (file === '' || rest.length > 0) {
    throw new CommandRefused('Usage: npm run restore -- [--env-file FILE] FILE');
  }
  const config = readConfig();
  const media = await openMediaStore(config);
  say(describeSite(config, media));
  const manifest = await restore({ ...config, media }, file);
  return `Restored and compared: ${summaryOf(manifest)}, as of ${manifest.made_at}.`;
});
