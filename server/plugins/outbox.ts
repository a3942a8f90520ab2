import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findSiteSettings } from '../../db/settings.ts';
import { mailKinds } from '../../domain/message-kind.ts';
import type { Mailbox } from '../../mail/compose.ts';
import { mailDelivery } from '../../mail/mail-delivery.ts';
import { type Outbox, startOutbox } from '../../mail/outbox.ts';
import { smtpSend } from '../../mail/smtp.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Call `wake` after queueing a message; without a mail server nothing happens. */
    outbox: Pick<Outbox, 'wake'>;
  }
}

/** Who sends and receives; what the configuration leaves open, the site's own address answers. */
async function findMailbox({ services }: FastifyInstance): Promise<Mailbox> {
  const { db, config } = services;
  const { name, email } = await findSiteSettings(db);
  const enquiryTo = config.mail.enquiryTo ?? email;
  return { from: config.mail.from ?? enquiryTo, enquiryTo, origin: config.origin, siteName: name };
}

/** Sends queued messages while the server runs; without SMTP_URL they are kept. */
export const outbox = plugin(
  async (app: FastifyInstance) => {
    const { db, config, now } = app.services;
    let running: Outbox | undefined;
    app.decorate('outbox', { wake: () => running?.wake() });
    app.addHook('onReady', async () => {
      const { smtpUrl } = config.mail;
      if (!smtpUrl) return;
      running = startOutbox({
        db,
        now,
        kinds: mailKinds,
        deliver: mailDelivery(smtpSend(smtpUrl), () => findMailbox(app)),
        report: (error) => app.log.error({ err: error }, 'the outbox stumbled'),
      });
    });
    app.addHook('onClose', () => running?.stop());
  },
  { name: 'outbox' },
);
