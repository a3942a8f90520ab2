import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAgain, setDismissed } from '../../../db/mail/failures.ts';
import { dismissMail, resendMail, restoreMail } from '../../../domain/api/inbox/failed-mail.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const config: FastifyContextConfig = { shape: 'message', access: 'admin' };
const shared = { tags: ['Inbox'] };

function gone(): Refusal {
  return new Refusal(404, 'There is no such failed mail. Perhaps somebody has sent it again.');
}

/** What the Portal offers for a mail that was given up. */
export const failedMail: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.route({
    ...routeOf(resendMail, {
      ...shared,
      summary: 'Send a failed mail again',
      description: 'As it was written; it is tried for three days again.',
    }),
    config: { ...config, audit: { action: 'sent again' } },
    async handler({ params: { id } }) {
      if ((await sendAgain(db, id, now())) === null) throw gone();
      app.outbox.wake();
      return { message: 'The mail is being sent again.' };
    },
  });

  app.route({
    ...routeOf(dismissMail, {
      ...shared,
      summary: 'Put a failed mail away',
      description: 'The Portal shows it no more; its enquiry still says that it failed.',
    }),
    config: { ...config, audit: { action: 'dismissed' } },
    async handler({ params: { id } }) {
      if (!(await setDismissed(db, id, now()))) throw gone();
      return { message: 'The failed mail is dismissed.', undo: `/api/outbox/${id}/restore` };
    },
  });

  app.route({
    ...routeOf(restoreMail, {
      ...shared,
      summary: 'Show a failed mail again',
      description: 'In the Portal, as before it was put away.',
    }),
    config: { ...config, audit: { action: 'restored' } },
    async handler({ params: { id } }) {
      if (!(await setDismissed(db, id, null))) throw gone();
      return { message: 'The failed mail is in the Portal again.' };
    },
  });
};
