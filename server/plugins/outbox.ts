import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findMailSettings } from '../../db/mail-settings.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { mailKinds } from '../../domain/message-kind.ts';
import type { Mailbox } from '../../mail/compose.ts';
import { mailDelivery } from '../../mail/mail-delivery.ts';
import { type Deliver, type Outbox, startOutbox } from '../../mail/outbox.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { webhookDelivery } from '../../mail/webhook-delivery.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Call `wake` after queueing a message; without a mail server letters stay. */
    outbox: Pick<Outbox, 'wake'>;
  }
}

/** Who sends and receives; what the configuration leaves open, the site's own address answers. */
export async function findMailbox({ services }: FastifyInstance): Promise<Mailbox> {
  const { db, config } = services;
  const { name, email } = await findSiteSettings(db);
  const enquiryTo = config.mail.enquiryTo ?? email;
  const { from = enquiryTo, heartbeatTo } = config.mail;
  return { from, enquiryTo, heartbeatTo, origin: config.origin, siteName: name };
}

/** Delivers queued messages while the server runs; without SMTP_URL letters are kept. */
export const outbox = plugin(
  async (app: FastifyInstance) => {
    const { db, config, now, tracing } = app.services;
    /** A span for each attempt; it names the kind of message and nobody. */
    const traced = (deliver: Deliver): Deliver =>
      tracing
        ? (message, signal) =>
            tracing.within(`send ${message.kind}`, { kind: 'client' }, () =>
              deliver(message, signal),
            )
        : deliver;
    const report = (error: unknown) => app.log.error({ err: error }, 'the outbox stumbled');
    const shared = { db, now, report };
    const findWebhook = async () => (await findMailSettings(db)).webhook;
    const running: Outbox[] = [];
    const wake = () => {
      for (const one of running) one.wake();
    };
    app.decorate('outbox', { wake });
    app.addHook('onReady', async () => {
      const { smtpUrl } = config.mail;
      // Apart from the mail: a webhook that hangs must not hold up a letter, nor the other way round.
      const deliver = traced(webhookDelivery(findWebhook, now));
      running.push(startOutbox({ ...shared, kinds: ['webhook'], slots: 2, deliver }));
      if (!smtpUrl) return;
      const mail = traced(mailDelivery(smtpServer(smtpUrl), () => findMailbox(app)));
      running.push(startOutbox({ ...shared, kinds: mailKinds, deliver: mail }));
    });
    app.addHook('onClose', () => Promise.all(running.map((one) => one.stop())));
  },
  { name: 'outbox' },
);
