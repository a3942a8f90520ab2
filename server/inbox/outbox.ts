import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { countHeld } from '../../db/mail/mail-cap.ts';
import { findMailSettings } from '../../db/mail/mail-settings.ts';
import { mailKinds, webhookKinds } from '../../domain/inbox/message-kind.ts';
import { heldText } from '../../mail/letters/held-letter.ts';
import { mailDelivery } from '../../mail/mail-delivery.ts';
import { type Deliver, type FailedAttempt, type Outbox, startOutbox } from '../../mail/outbox.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { webhookDelivery } from '../../mail/webhook-delivery.ts';
import { findMailbox } from './mailbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Call `wake` after queueing a message. */
    outbox: Pick<Outbox, 'wake'>;
  }
}

/** Without SMTP_URL messages stay queued. */
export const outbox = plugin(
  async (app: FastifyInstance) => {
    const { db, config, now, tracing } = app.services;
    /** Spans name the kind of message and no person. */
    const traced = (deliver: Deliver): Deliver =>
      tracing
        ? (message, signal) =>
            tracing.within(`send ${message.kind}`, { kind: 'client' }, () =>
              deliver(message, signal),
            )
        : deliver;
    const report = (error: unknown) =>
      app.log.error({ err: error }, 'sending from the outbox failed');
    const onFailure = (failure: FailedAttempt) => {
      if (failure.outcome === 'failed') app.log.error(failure, 'a message was given up');
      else app.log.warn(failure, 'a message could not be delivered; it is tried again');
    };
    const shared = { db, now, report, onFailure };
    const findWebhook = async () => (await findMailSettings(db)).webhook;
    const running: Outbox[] = [];
    const wake = () => {
      for (const one of running) one.wake();
    };
    app.decorate('outbox', { wake });
    app.addHook('onReady', async () => {
      const { smtpUrl } = config.mail;
      // Separate from mail: a hanging webhook must not delay a message, nor the other way round.
      const deliver = traced(webhookDelivery(findWebhook, now));
      running.push(startOutbox({ ...shared, kinds: webhookKinds, concurrency: 2, deliver }));
      if (!smtpUrl) return;
      const lateTexts = { 'held-summary': async () => heldText(await countHeld(db)) };
      const mail = traced(
        mailDelivery(smtpServer(smtpUrl), () => findMailbox(app.services), lateTexts),
      );
      running.push(startOutbox({ ...shared, kinds: mailKinds, deliver: mail }));
    });
    app.addHook('onClose', () => Promise.all(running.map((one) => one.stop())));
  },
  { name: 'outbox' },
);
