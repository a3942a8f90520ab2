import type { CodeMail } from '../../db/content/sign-off/codes.ts';
import { mailboxTo, messagesTo } from './compose.ts';
import type { SecretLetter } from './secret-mail.ts';

export const codeLetter: SecretLetter<CodeMail> = {
  write(mail, code, mailbox) {
    const { siteName: site } = mailboxTo(mail, mailbox);
    const { text } = messagesTo(mail, mailbox);
    return {
      subject: text('signOff.mailSubject'),
      paragraphs: [
        text('signOff.mailCode', { code, site }),
        text('signOff.mailType'),
        text('signOff.mailOther'),
      ],
    };
  },
  noAddress: 'This is no address that mail is sent to.',
  ended: 'The link has ended.',
};
