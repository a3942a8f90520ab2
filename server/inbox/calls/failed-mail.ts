import type { FastifyInstance } from 'fastify';
import { sendAgain, setDismissed } from '../../../db/mail/failures.ts';
import { dismissMail, resendMail, restoreMail } from '../../../domain/api/inbox/failed-mail.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

function gone(): Refusal {
  return new Refusal(404, 'There is no such failed mail. Perhaps somebody has sent it again.');
}

/** What the Portal offers for a mail that was given up. */
export async function failedMail(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Inbox'], access: 'admin' });
  const { db, now } = app.services;

  route(resendMail, {
    summary: 'Send a failed mail again',
    description: 'As it was written; it is tried for three days again.',
    audit: { action: 'sent again' },
    async handler({ params: { id } }) {
      if ((await sendAgain(db, id, now())) === null) throw gone();
      app.outbox.wake();
      return { message: 'The mail is being sent again.' };
    },
  });

  route(dismissMail, {
    summary: 'Put a failed mail away',
    description: 'The Portal shows it no more; its enquiry still says that it failed.',
    audit: { action: 'dismissed' },
    async handler({ params: { id } }) {
      if (!(await setDismissed(db, id, now()))) throw gone();
      return { message: 'The failed mail is dismissed.', undo: `/api/outbox/${id}/restore` };
    },
  });

  route(restoreMail, {
    summary: 'Show a failed mail again',
    description: 'In the Portal, as before it was put away.',
    audit: { action: 'restored' },
    async handler({ params: { id } }) {
      if (!(await setDismissed(db, id, null))) throw gone();
      return { message: 'The failed mail is in the Portal again.' };
    },
  });
}
