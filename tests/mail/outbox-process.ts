import { openDatabase } from '../../db/open.ts';
import { mailKinds } from '../../domain/inbox/message-kind.ts';
import { mailDelivery } from '../../mail/mail-delivery.ts';
import { startOutbox } from '../../mail/outbox.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { briefly, mailbox, quick } from './outbox-settings.ts';

/** A process that only sends, to be killed: its database file and its mail server are arguments. */
const [file = '', url = ''] = process.argv.slice(2);
const { db } = openDatabase(`sqlite:${file}`);
startOutbox({
  db,
  kinds: mailKinds,
  deliver: mailDelivery(smtpServer(url, briefly), async () => mailbox),
  now: Date.now,
  report: (error) => process.stderr.write(`${error}\n`),
  policy: quick,
});
