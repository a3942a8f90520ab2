import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import {
  type AccountMail,
  claimAccountMail,
  settleAccountMail,
  storeToken,
  wakeAccountMail,
} from '../../db/accounts/account-mail.ts';
import { accountLinkLife } from '../../domain/accounts/account-link.ts';
import { accountDelivery } from '../../mail/letters/account-mail.ts';
import { type Outbox, startSender } from '../../mail/outbox.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../../mail/retry.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { findMailbox } from '../inbox/mailbox.ts';
import { newToken, tokenHash } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accountMail: Pick<Outbox, 'wake'>;
  }
}

// Polls often, since a person waits. A request for a new password does not wake it: that would make
// the answer slower for addresses that have an account (threat T40).
const policy: RetryPolicy = { ...defaultRetryPolicy, pollInterval: 2_000, maxDelay: 120_000 };

export const accountMail = plugin(
  async (app: FastifyInstance) => {
    const { db, config, now } = app.services;
    let running: Outbox | undefined;
    app.decorate('accountMail', { wake: () => running?.wake() });

    async function renewToken(mail: AccountMail): Promise<string | null> {
      const token = newToken();
      const expiresAt = now() + accountLinkLife[mail.kind];
      const isStored = await storeToken(db, mail, { tokenHash: tokenHash(token), expiresAt });
      return isStored ? token : null;
    }

    app.addHook('onReady', async () => {
      const { smtpUrl } = config.mail;
      if (!smtpUrl) return;
      running = startSender({
        queue: {
          claim: (terms) => claimAccountMail(db, terms),
          settle: (result) => settleAccountMail(db, result),
          wake: (terms) => wakeAccountMail(db, terms.now),
        },
        deliver: accountDelivery(smtpServer(smtpUrl), {
          findMailbox: () => findMailbox(app.services),
          renewToken,
        }),
        now,
        report: (error) => app.log.error({ err: error }, 'a mail with a link stumbled'),
        policy,
        concurrency: 1,
      });
    });
    app.addHook('onClose', () => running?.stop());
  },
  { name: 'account-mail', dependencies: ['outbox'] },
);
