import { vi } from 'vitest';
import type { TestServer } from '../server.ts';
import type { MailServer } from './mail-server.ts';

/** A configuration whose mail goes to a server of the test. */
export function mailThrough({ url }: Pick<MailServer, 'url'>) {
  return {
    origin: 'https://agency.example',
    mail: { smtpUrl: url, from: 'site@agency.example', enquiryTo: 'office@agency.example' },
  };
}

/** The text of a mail with its long lines put together again. */
export function plainText(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What stands behind the # of the link in a mail. */
export function tokenIn(source: string): string {
  const link = /https:\/\/agency\.example\/login\/(?:reset|invitation)#([\w-]{43})\s/;
  return link.exec(plainText(source))?.[1] ?? '';
}

/** Waits until so many mails have been accepted and the site knows it; answers the last. */
export async function nextMail({ app, db }: TestServer, mail: MailServer, count: number) {
  app.accountMail.wake();
  const waiting = db.selectFrom('account_links').select('link_id').where('status', '=', 'queued');
  return vi.waitFor(
    async () => {
      const last = mail.accepted()[count - 1];
      if (!last) throw new Error(`There are ${mail.accepted().length} mails.`);
      if (await waiting.executeTakeFirst()) throw new Error('A mail is still in hand.');
      return last;
    },
    { timeout: 20_000 },
  );
}
