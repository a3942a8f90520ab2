import { openMediaStore } from '../../media/open-store.ts';
import { readConfig } from '../config.ts';
import { BackupRefused, runCommand } from './command.ts';
import { restore } from './restore.ts';
import { summaryOf } from './summary.ts';

/** `npm run restore -- FILE`: a backup into an instance that is still empty. */
await runCommand(async ([file = '', ...rest]) => {
  if (file === '' || rest.length > 0) throw new BackupRefused('Usage: npm run restore -- FILE');
  const config = readConfig();
  const manifest = await restore({ ...config, media: await openMediaStore(config) }, file);
  return `Restored and compared: ${summaryOf(manifest)}, as of ${manifest.made_at}.`;
});
