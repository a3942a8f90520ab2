import { stat } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { backUp } from './back-up.ts';
import { BackupRefused, runCommand } from './command.ts';
import { summaryOf } from './summary.ts';

/** `npm run backup -- FILE`: the whole site, while it runs, in one new file. */
await runCommand(async ([file = '', ...rest]) => {
  if (file === '' || rest.length > 0) throw new BackupRefused('Usage: npm run backup -- FILE');
  const manifest = await backUp(readConfig(), file);
  const { size } = await stat(file);
  return `Backed up and checked: ${summaryOf(manifest)}, ${size} bytes in ${file}.`;
});
