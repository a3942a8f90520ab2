import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findQueuedMessages } from '../../db/mail/queued-messages.ts';
import { previewPage } from '../../mail/letters/preview.ts';
import { findMailbox } from './mailbox.ts';

const shown = 20;

/** GET /development/mail: queued mail, in development without a mail server. */
export const mailPreview = plugin(
  async (app: FastifyInstance) => {
    const { db, config } = app.services;
    if (!config.development || config.mail.smtpUrl) return;
    app.get('/development/mail', { logLevel: 'warn' }, async (_request, reply) => {
      const messages = await findQueuedMessages(db, shown);
      reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      return reply
        .type('text/html; charset=utf-8')
        .send(previewPage(messages, await findMailbox(app.services)));
    });
  },
  { name: 'mail-preview', dependencies: ['outbox'] },
);
