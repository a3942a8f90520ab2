import type { Database } from '../../../db/open.ts';
import { findEditedSettings } from '../../../db/settings.ts';
import type { MailTest, SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { failureReason } from '../../../domain/failure-reason.ts';
import type { Mailbox } from '../../../mail/letters/compose.ts';
import { smtpServer } from '../../../mail/smtp.ts';
import type { Config } from '../../config.ts';
import { findingsOf } from './finding.ts';

const { ok, warning, error } = findingsOf('Mail');

const limits = { connect: 5_000, socket: 8_000, whole: 10_000 };

async function checkServer({ mail: { smtpUrl } }: Config): Promise<SettingFinding> {
  if (!smtpUrl) {
    return warning(
      'No mail server is set: enquiries are kept, and nobody gets a mail.',
      'Set SMTP_URL, such as smtp://user:password@mail.example.com:587.',
    );
  }
  try {
    return ok(await smtpServer(smtpUrl, limits).verify());
  } catch (failure) {
    return error(
      `The mail server ${new URL(smtpUrl).host} does not work: ${failureReason(failure)}.`,
      'Check SMTP_URL: address, port, user and password.',
    );
  }
}

export async function checkMail(db: Database, config: Config): Promise<SettingFinding[]> {
  const server = await checkServer(config);
  const { enquiryTo, smtpUrl } = config.mail;
  const edited = enquiryTo ? null : await findEditedSettings(db);
  if (!smtpUrl || !edited?.samples.includes('email')) return [server];
  return [
    server,
    error(
      `Enquiries go to the sample address ${edited.settings.email}.`,
      'Set ENQUIRY_TO, or fill in the contact e-mail in the settings of the site.',
    ),
  ];
}

export async function sendTestMail(smtpUrl: string, mailbox: Mailbox): Promise<MailTest> {
  const { from, fromName = 'Website', enquiryTo: to, siteName, origin } = mailbox;
  const begun = performance.now();
  const sent = smtpServer(smtpUrl, limits).send(
    {
      to,
      from: { name: fromName, address: from },
      subject: `Test mail of ${siteName}`,
      text: `Mail from ${origin} arrives. Nobody has to answer.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    AbortSignal.timeout(limits.whole),
  );
  const [isAccepted, answer] = await sent.then(
    (response) => [true, response] as const,
    (failure: unknown) => [false, failureReason(failure)] as const,
  );
  return { isAccepted, to, answer, milliseconds: Math.round(performance.now() - begun) };
}
