import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMailSettings, saveMailSettings } from '../../db/mail-settings.ts';
import { done, messageFailures } from './answers.ts';

const config: FastifyContextConfig = {
  shape: 'message',
  access: 'admin',
  audit: { values: ['receipt'] },
};
const shared = { tags: ['Settings'] };

const shown = z.object({
  receipt: z.boolean().describe('Whether visitors get a receipt by mail.'),
});

/** What leaves beside an enquiry's own message; for administrators only. */
export const mailSettings: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.get('/api/mail-settings', {
    config,
    schema: {
      ...shared,
      summary: 'What enquiries set off',
      description: 'For administrators only.',
      response: { 200: shown, ...messageFailures },
    },
    handler: () => findMailSettings(db),
  });

  app.put('/api/mail-settings', {
    config,
    schema: {
      ...shared,
      summary: 'Save what enquiries set off',
      description: 'It counts from the next enquiry on.',
      body: shown,
      response: { 200: shown.extend(done.shape), ...messageFailures },
    },
    async handler({ body }) {
      await saveMailSettings(db, { ...(await findMailSettings(db)), ...body }, now());
      return { ...(await findMailSettings(db)), message: 'Settings saved.' };
    },
  });
};
