import type { FastifyInstance } from 'fastify';
import { findItemState } from '../../../../db/content/find-items.ts';
import { newestFields } from '../../../../db/content/publishing/waiting-draft.ts';
import { examineForm, examineItem } from '../../../../domain/api/content/editing/doctor.ts';
import { routesOf } from '../../../api/route.ts';
import { noSuchItem } from '../../../http/refusal.ts';
import { doctorOf } from '../../doctor/examine.ts';

/** Looks at a page before it is published; stores nothing. */
export async function doctor(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Publishing'], access: 'admin' });
  const { db } = app.services;
  const examine = doctorOf(app);

  route(examineForm, {
    summary: "Examine the page of a form's values",
    description:
      'Changes nothing. The page is rendered as it would be; each finding names its field. `fields` are what the save would be sent.',
    // Changes nothing, and is asked after each pause in typing.
    audit: false,
    handler: ({ params, body, log }) => examine({ ...params, ...body }, log),
  });

  route(examineItem, {
    summary: 'Examine what publishing an item would show',
    description: 'Its newer draft where there is one, else what is stored.',
    async handler({ params, log }) {
      const state = await findItemState(db, params.kind, params.id);
      if (!state) throw noSuchItem();
      const { fields } = await newestFields(db, state);
      return examine({ ...params, fields }, log);
    },
  });
}
