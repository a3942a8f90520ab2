import type { FastifyInstance } from 'fastify';
import { deleteFiltersOfPerson } from '../../../db/accounts/saved-filters.ts';
import {
  deleteSignOffOfPerson,
  findSignOffOfPerson,
} from '../../../db/content/sign-off/personal-data.ts';
import { deleteEnquiriesOfPerson, findEnquiriesOfPerson } from '../../../db/inbox/personal-data.ts';
import {
  deleteEnquiriesOfPersonCall,
  listEnquiriesOfPerson,
} from '../../../domain/api/inbox/enquiries.ts';
import { getPersonalData } from '../../../domain/api/inbox/personal-data.ts';
import { routesOf } from '../../api/route.ts';
import { shownAnswer, shownLink } from '../../content/sign-off/link-answers.ts';
import { Refusal } from '../../http/refusal.ts';

const ofSignOff = 'What came through sign-off links for this address is deleted';
const ofFilters = 'Saved filters that look for this address are deleted for good.';

export async function personalDataCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Inbox'], access: 'admin' });
  const { db } = app.services;

  route(getPersonalData, {
    summary: 'Everything one person has sent',
    description: 'Enquiries, and what came through sign-off links that were made for the address.',
    async handler({ query: { email } }) {
      const [enquiries, { links, answers, remarks }] = await Promise.all([
        findEnquiriesOfPerson(db, email),
        findSignOffOfPerson(db, email),
      ]);
      return {
        enquiries,
        links: links.map((link) => {
          const { kind, item_id } = link;
          return { ...shownLink(link), kind, item_id };
        }),
        answers: answers.map((answer) => {
          const { kind, item_id, title } = answer;
          return { ...shownAnswer(answer), kind, item_id, title };
        }),
        remarks,
      };
    },
  });

  route(listEnquiriesOfPerson, {
    summary: 'The enquiries of one person',
    description: 'Part of everything that they have sent.',
    handler: ({ query }) => findEnquiriesOfPerson(db, query.email),
  });

  route(deleteEnquiriesOfPersonCall, {
    summary: 'Delete everything one person has sent',
    description:
      'Enquiries with answers, notes and ledger, sign-off links with the answers and remarks that came through them, saved filters that look for the address, for good. The audit log names no address.',
    audit: { action: 'deleted one person' },
    async handler({ query: { email } }) {
      const [count, isSigner, filters] = await db
        .transaction()
        .execute(
          async (transaction) =>
            [
              await deleteEnquiriesOfPerson(transaction, email),
              await deleteSignOffOfPerson(transaction, email),
              await deleteFiltersOfPerson(transaction, email),
            ] as const,
        );
      if (count === 0 && isSigner) return { message: `${ofSignOff} for good.` };
      if (count === 0 && filters > 0) return { message: ofFilters };
      if (count === 0) throw new Refusal(404, 'Nothing of this person is stored.');
      const enquiries = count === 1 ? 'One enquiry is' : `${count} enquiries are`;
      return { message: `${enquiries} deleted for good.${isSigner ? ` ${ofSignOff}, too.` : ''}` };
    },
  });
}
