import { openDatabase } from '../../../db/open.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { openMediaStore } from '../../../media/stores/open-store.ts';
import { readConfig } from '../../config.ts';
import { findMailbox } from '../../inbox/mailbox.ts';
import { CommandRefused, runCommand } from '../../start/command.ts';
import { describeSite, refuseMissingDatabase } from '../../start/describe-site.ts';
import { findSetNames } from '../../start/settings-file.ts';
import { checkSettings } from './check-settings.ts';
import { sendTestMail } from './mail.ts';

const usage = 'Usage: npm run check:settings [-- [--env-file FILE] [--send-test-mail]]';

function linesOf({ area, state, found, fix }: SettingFinding): string[] {
  const head = `${state.padEnd(8)} ${area.padEnd(9)} ${found}`;
  return fix === '' ? [head] : [head, `${' '.repeat(19)}${fix}`];
}

function summaryOf(findings: SettingFinding[]): string {
  const count = (state: SettingFinding['state']) =>
    findings.filter((one) => one.state === state).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors + warnings === 0) return 'Nothing to fix.';
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`;
}

async function check(isMailing: boolean): Promise<string> {
  const config = readConfig();
  refuseMissingDatabase(config.databaseUrl);
  const media = await openMediaStore(config);
  const database = openDatabase(config.databaseUrl);
  try {
    const findings = await checkSettings({
      ...database,
      config,
      media,
      variables: findSetNames(),
      forwardedCounts: null,
      now: Date.now,
    });
    const lines = [describeSite(config, media), ...findings.flatMap(linesOf)];
    if (isMailing) {
      if (!config.mail.smtpUrl) throw new CommandRefused('A test mail needs SMTP_URL.');
      const mailbox = await findMailbox({ db: database.db, config });
      const { isAccepted, to, answer } = await sendTestMail(config.mail.smtpUrl, mailbox);
      lines.push(`Test mail to ${to}: ${isAccepted ? 'accepted' : 'not accepted'}: ${answer}`);
    }
    if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
    return [...lines, summaryOf(findings)].join('\n');
  } finally {
    await database.db.destroy();
  }
}

await runCommand(([option, ...rest]) => {
  const isMailing = option === '--send-test-mail';
  if (rest.length > 0 || (option !== undefined && !isMailing)) throw new CommandRefused(usage);
  return check(isMailing);
});
