import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findItemState } from '../../../../db/content/find-items.ts';
import { newestFields } from '../../../../db/content/publishing/waiting-draft.ts';
import { examineForm, examineItem } from '../../../../domain/api/content/editing/doctor.ts';
import { routeOf } from '../../../api/route.ts';
import { noSuchItem } from '../../../http/refusal.ts';
import { doctorOf } from '../../doctor/examine.ts';

const shared = { tags: ['Publishing'] };

/** Looks at a page before it is published; stores nothing. */
export const doctor: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  const examine = doctorOf(app);

  app.route({
    ...routeOf(examineForm, {
      ...shared,
      summary: "Examine the page of a form's values",
      description:
        'Changes nothing. The page is rendered as it would be; each finding names its field. `fields` are what the save would be sent.',
    }),
    // Changes nothing, and is asked after each pause in typing.
    config: { shape: 'message', access: 'admin', audit: false },
    handler: ({ params, body, log }) => examine({ ...params, ...body }, log),
  });

  app.route({
    ...routeOf(examineItem, {
      ...shared,
      summary: 'Examine what publishing an item would show',
      description: 'Its newer draft where there is one, else what is stored.',
    }),
    config: { shape: 'message', access: 'admin' },
    async handler({ params, log }) {
      const state = await findItemState(db, params.kind, params.id);
      if (!state) throw noSuchItem();
      const { fields } = await newestFields(db, state);
      return examine({ ...params, fields }, log);
    },
  });
};
