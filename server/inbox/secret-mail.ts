import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import {
  type SecretQueue,
  settleSecretMail,
  type Terms,
  wakeSecretMails,
} from '../../db/mail/secret-mails.ts';
import type { Database } from '../../db/open.ts';
import {
  type SecretLetter,
  type SecretMail,
  secretDelivery,
} from '../../mail/letters/secret-mail.ts';
import { type Outbox, startSender } from '../../mail/outbox.ts';
import type { RetryPolicy } from '../../mail/retry.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { findMailbox } from './mailbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accountMail: Pick<Outbox, 'wake'>;
    codeMail: Pick<Outbox, 'wake'>;
  }
}

interface SecretMails<Mail extends SecretMail> {
  queue: SecretQueue;
  letter: SecretLetter<Mail>;
  policy: RetryPolicy;
  claim: (db: Database, terms: Terms) => Promise<Mail | null>;
  /** Makes a secret and stores its hash. @returns null for what was taken back */
  renew: (mail: Mail, services: { db: Database; now: number }) => Promise<string | null>;
}

/** Sends mails whose secret is made when they leave (docs/decisions/0022-tokens-made-when-a-mail-leaves.md). */
export function secretMail<Mail extends SecretMail>(
  name: 'accountMail' | 'codeMail',
  { queue, letter, policy, claim, renew }: SecretMails<Mail>,
) {
  return plugin(
    async (app: FastifyInstance) => {
      const { db, config, now } = app.services;
      let running: Outbox | undefined;
      app.decorate(name, { wake: () => running?.wake() });
      app.addHook('onReady', async () => {
        const { smtpUrl } = config.mail;
        if (!smtpUrl) return;
        running = startSender({
          queue: {
            claim: (terms) => claim(db, terms),
            settle: (result) => settleSecretMail(db, queue, result),
            wake: (terms) => wakeSecretMails(db, queue, terms),
          },
          deliver: secretDelivery(smtpServer(smtpUrl), {
            letter,
            findMailbox: () => findMailbox(app.services),
            renew: (mail) => renew(mail, { db, now: now() }),
          }),
          now,
          report: (error) => app.log.error({ err: error }, `sending ${name} failed`),
          policy,
          concurrency: 1,
        });
      });
      app.addHook('onClose', () => running?.stop());
    },
    { name, dependencies: ['outbox'] },
  );
}
