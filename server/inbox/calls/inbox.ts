import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  countFolders,
  countWaitingSince,
  deleteEnquiry,
  findEnquiries,
  findEnquiryById,
  insertAnswer,
  UnknownColleague,
  updateEnquiry,
} from '../../../db/inbox/inbox.ts';
import { deleteEnquiriesOfPerson, findEnquiriesOfPerson } from '../../../db/inbox/personal-data.ts';
import { findDeliveries } from '../../../db/mail/deliveries.ts';
import { fileHeldAsSpam } from '../../../db/mail/mail-cap.ts';
import { findMailState } from '../../../db/mail/mail-state.ts';
import { overdueBefore } from '../../../domain/inbox/answer-promise.ts';
import { answerInput, enquiryStatuses, inboxChange } from '../../../domain/inbox/inbox.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { csvOf } from '../../http/csv.ts';
import { Refusal } from '../../http/refusal.ts';
import { enquiryColumns, listedEnquiry, openEnquiry } from './inbox-answers.ts';
import { filter, queryOf } from './inbox-filter.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Inbox'] };
const params = z.object({ id: rowId });
const bodyLimit = 65_536;
const perPage = 60;

/** A person is known by the address that was typed. */
const person = z.object({ email: z.string().trim().min(3).max(254) });

function unknownEnquiry(): Refusal {
  return new Refusal(404, 'There is no such enquiry.');
}

function refuseUnknownColleague(error: unknown): never {
  if (!(error instanceof UnknownColleague)) throw error;
  throw new Refusal(400, error.message, { errors: { assigned_to: error.message } });
}

/** The enquiries as the back office works on them; for administrators only. */
export const inbox: FastifyPluginAsyncZod = async (app) => {
  const { db, now, config: settings } = app.services;

  app.get('/api/enquiries', {
    config,
    schema: {
      ...shared,
      summary: 'A folder of the inbox',
      description: `The newest first, ${perPage} to a page, with the counts of all folders and the state of the mail.`,
      querystring: filter.extend({
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
      response: {
        200: z.object({
          items: z.array(listedEnquiry),
          total: z.number(),
          perPage: z.number(),
          folders: z.record(z.enum(enquiryStatuses), z.number()),
          overdue: z.number(),
          keptMonths: z
            .number()
            .int()
            .describe('Then an enquiry is deleted by itself; 0 for never.'),
          mail: z.object({
            configured: z.boolean(),
            queued: z.number(),
            held: z.number().describe('Enquiries whose mail is held.'),
            failed: z.number(),
          }),
        }),
        ...messageFailures,
      },
    },
    async handler({ query: { page, ...query } }) {
      const late = overdueBefore(now());
      const [found, folders, overdue, mail] = await Promise.all([
        findEnquiries(db, { ...queryOf(query, late), page, perPage }),
        countFolders(db),
        countWaitingSince(db, late),
        findMailState(db, settings.mail.smtpUrl !== undefined),
      ]);
      const deliveries = await findDeliveries(
        db,
        found.items.map(({ enquiry_id }) => enquiry_id),
      );
      const items = found.items.map((item) => ({
        ...item,
        delivery: deliveries.get(item.enquiry_id) ?? null,
      }));
      const keptMonths = settings.enquiries.months;
      return { items, total: found.total, perPage, folders, overdue, keptMonths, mail };
    },
  });

  app.post('/api/enquiries/held/spam', {
    config,
    schema: {
      ...shared,
      summary: 'File everything that is held as spam',
      description: 'After a flood: its mail never leaves. What is moved back from there is mailed.',
      response: { 200: done, ...messageFailures },
    },
    async handler() {
      const count = await fileHeldAsSpam(db);
      return {
        message: `${count === 1 ? 'One enquiry is' : `${count} enquiries are`} moved to Spam.`,
      };
    },
  });

  app.get('/api/enquiries/export.csv', {
    config,
    schema: {
      ...shared,
      summary: 'A folder as CSV',
      description: 'A cell that a spreadsheet would take for a formula begins with an apostrophe.',
      querystring: filter,
      response: { 200: z.string(), ...messageFailures },
    },
    async handler({ query }, reply) {
      const sought = queryOf(query, overdueBefore(now()));
      const { items } = await findEnquiries(db, { ...sought, page: 1, perPage: 100_000 });
      reply.header('Content-Type', 'text/csv; charset=utf-8');
      reply.header('Content-Disposition', 'attachment; filename="enquiries.csv"');
      const rows = items.map((item) => enquiryColumns.map((column) => item[column]));
      return csvOf([enquiryColumns, ...rows]);
    },
  });

  app.get('/api/enquiries/person', {
    config,
    schema: {
      ...shared,
      summary: 'Everything one person has sent',
      description: 'For somebody who asks what is held about them.',
      querystring: person,
      response: { 200: z.array(openEnquiry), ...messageFailures },
    },
    handler: ({ query }) => findEnquiriesOfPerson(db, query.email),
  });

  app.delete('/api/enquiries/person', {
    config: { ...config, audit: { action: 'deleted one person' } },
    schema: {
      ...shared,
      summary: 'Delete everything one person has sent',
      description: 'With answers, notes and ledger, for good. The audit log names no address.',
      querystring: person,
      response: { 200: done, ...messageFailures },
    },
    async handler({ query }) {
      const count = await deleteEnquiriesOfPerson(db, query.email);
      if (count === 0) throw new Refusal(404, 'Nothing of this person is stored.');
      const enquiries = count === 1 ? 'One enquiry is' : `${count} enquiries are`;
      return { message: `${enquiries} deleted for good.` };
    },
  });

  app.get('/api/enquiries/:id', {
    config,
    schema: {
      ...shared,
      summary: 'One enquiry',
      description: 'With the visit it came from, its messages, and every attempt at them.',
      params,
      response: { 200: openEnquiry, ...messageFailures },
    },
    async handler({ params: { id } }) {
      const enquiry = await findEnquiryById(db, id);
      if (!enquiry) throw unknownEnquiry();
      return enquiry;
    },
  });

  app.put('/api/enquiries/:id', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'File, note or assign an enquiry',
      description:
        'Fields that are left out stay as they are. What leaves the spam folder is mailed like any other enquiry. Filed in any folder but spam, or with held false, mail that is held leaves at once.',
      params,
      body: inboxChange,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id }, body }) {
      const found = await updateEnquiry(db, id, body, now()).catch(refuseUnknownColleague);
      if (!found) throw unknownEnquiry();
      app.outbox.wake();
      return { message: 'Saved.' };
    },
  });

  app.post('/api/enquiries/:id/answer', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Answer by mail',
      description:
        'Queued with the enquiry filed as answered; sent as soon as the mail server takes it.',
      params,
      body: answerInput,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id }, body }) {
      if (!(await insertAnswer(db, id, { text: body.text, now: now() }))) throw unknownEnquiry();
      app.outbox.wake();
      return { message: 'The answer is on its way.' };
    },
  });

  app.delete('/api/enquiries/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Delete an enquiry',
      description: 'With its messages and their ledger, for good.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id } }) {
      if (!(await deleteEnquiry(db, id))) throw unknownEnquiry();
      return { message: 'The enquiry is deleted.' };
    },
  });
};
