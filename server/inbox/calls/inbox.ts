import type { FastifyInstance } from 'fastify';
import { findUser } from '../../../db/accounts/administrators.ts';
import {
  deleteEnquiry,
  insertEnquiryAnswer,
  updateEnquiry,
} from '../../../db/inbox/change-enquiry.ts';
import {
  countFolders,
  countWaitingSince,
  enquiryParts,
  findEnquiries,
  findEnquiryById,
} from '../../../db/inbox/inbox.ts';
import { findAssignees } from '../../../db/inbox/waiting.ts';
import { findDeliveries } from '../../../db/mail/deliveries.ts';
import { fileHeldAsSpam } from '../../../db/mail/mail-cap.ts';
import { findMailState } from '../../../db/mail/mail-state.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import type { Difference } from '../../../domain/api/content/revisions.ts';
import {
  answerEnquiry,
  deleteEnquiryCall,
  exportEnquiries,
  fileHeldAsSpamCall,
  getEnquiry,
  type InboxFilter,
  listEnquiries,
  updateEnquiryCall,
} from '../../../domain/api/inbox/enquiries.ts';
import { overdueBefore } from '../../../domain/inbox/answer-promise.ts';
import type { InboxChange } from '../../../domain/inbox/inbox.ts';
import { readTimeout } from '../../api/long-list.ts';
import { routesOf } from '../../api/route.ts';
import { sendCsv } from '../../http/csv.ts';
import { Refusal } from '../../http/refusal.ts';

const bodyLimit = 65_536;
const perPage = 60;

function unknownEnquiry(): Refusal {
  return new Refusal(404, 'There is no such enquiry.');
}

/** What was noted is for colleagues, not for the log. */
async function changesInWords(db: Database, body: InboxChange): Promise<Difference[]> {
  const { noteBefore, ...changed } = body;
  const { assigned_to, status } = changed;
  const colleague = assigned_to ? await findUser(db, { user_id: assigned_to }) : null;
  const values = new Map<string, string | undefined>([
    ['status', status],
    ['assigned_to', assigned_to === null ? 'nobody' : colleague?.email],
  ]);
  return Object.keys(changed).map((field) => ({ field, old: '', new: values.get(field) ?? '' }));
}

const enquiryColumns = [
  'enquiry_id',
  'created_at',
  'status',
  'form',
  'name',
  'email',
  'phoneNum',
  'businessName',
  'role',
  'message',
  'note',
  'answered_at',
] as const;

/** @param late ISO 8601; older enquiries are overdue */
function queryOf({ overdue, ...query }: InboxFilter, late: string) {
  return { ...query, ...(overdue && { waitingSince: late }) };
}

export async function inbox(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Inbox'], access: 'admin' });
  const { db, now, config: settings } = app.services;
  const findLate = async () => overdueBefore(now(), (await findSiteFacts(db)).answerHours);

  route(listEnquiries, {
    summary: 'A folder of the inbox',
    description: `The newest first, ${perPage} to a page, with the counts of all folders and the state of the mail.`,
    async handler({ query: { page, ...query } }) {
      const late = await findLate();
      const [found, folders, overdue, mail] = await Promise.all([
        findEnquiries(db, { ...queryOf(query, late), page, perPage }),
        countFolders(db),
        countWaitingSince(db, late),
        findMailState(db, settings.mail.smtpUrl !== undefined),
      ]);
      const listed = found.items;
      const [deliveries, assignees] = await Promise.all([
        findDeliveries(
          db,
          listed.map(({ enquiry_id }) => enquiry_id),
        ),
        findAssignees(
          db,
          listed.map(({ assigned_to }) => assigned_to),
        ),
      ]);
      const items = listed.map((item) => ({
        ...item,
        delivery: deliveries.get(item.enquiry_id) ?? null,
        assignee: assignees.get(item.assigned_to ?? 0) ?? null,
      }));
      const keptMonths = settings.enquiries.months;
      return { items, total: found.total, perPage, folders, overdue, keptMonths, mail };
    },
  });

  route(fileHeldAsSpamCall, {
    summary: 'File everything that is held as spam',
    description: 'After a flood: its mail never leaves. What is moved back from there is mailed.',
    async handler() {
      const count = await fileHeldAsSpam(db);
      return {
        message: `${count === 1 ? 'One enquiry is' : `${count} enquiries are`} moved to Spam.`,
      };
    },
  });

  route(exportEnquiries, {
    summary: 'A folder as CSV',
    description: 'A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    handlerTimeout: readTimeout,
    async handler({ query }, reply) {
      const filter = queryOf(query, await findLate());
      return sendCsv(reply, 'enquiries.csv', {
        heading: enquiryColumns,
        parts: enquiryParts(db, filter),
        cells: (item) => enquiryColumns.map((column) => item[column]),
      });
    },
  });

  route(getEnquiry, {
    summary: 'One enquiry',
    description: 'With the visit it came from, its messages, and every attempt at them.',
    async handler({ params: { id } }) {
      const enquiry = await findEnquiryById(db, id);
      if (!enquiry) throw unknownEnquiry();
      return enquiry;
    },
  });

  route(updateEnquiryCall, {
    summary: 'File, note or assign an enquiry',
    description:
      'Fields that are left out stay as they are. What leaves the spam folder is mailed like any other enquiry. Filed in any folder but spam, or with held false, mail that is held leaves at once.',
    bodyLimit,
    async handler(request) {
      const { params, body } = request;
      const found = await updateEnquiry(db, params.id, body, now());
      if (!found) throw unknownEnquiry();
      request.auditedAs = { changes: await changesInWords(db, body) };
      app.outbox.wake();
      return { message: 'Saved.' };
    },
  });

  route(answerEnquiry, {
    summary: 'Answer by mail',
    description:
      'Queued with the enquiry filed as answered; sent as soon as the mail server takes it.',
    example: { text: 'Thank you for writing. We will call you tomorrow.' },
    bodyLimit,
    async handler({ params: { id }, body }) {
      const found = await insertEnquiryAnswer(db, id, { ...body, now: now() });
      if (!found) throw unknownEnquiry();
      app.outbox.wake();
      return { message: 'The answer is on its way.' };
    },
  });

  route(deleteEnquiryCall, {
    summary: 'Delete an enquiry',
    description: 'With its messages and their ledger, for good.',
    async handler({ params: { id } }) {
      if (!(await deleteEnquiry(db, id))) throw unknownEnquiry();
      return { message: 'The enquiry is deleted.' };
    },
  });
}
