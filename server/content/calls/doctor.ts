import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findItemState } from '../../../db/content/find-items.ts';
import { findPublishing } from '../../../db/content/schedule.ts';
import { type Checkup, doctorChecks } from '../../../domain/content/doctor.ts';
import { itemKinds } from '../../../domain/content/kinds/kinds.ts';
import { messageFailures } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';
import { doctorOf } from '../doctor/examine.ts';

const shared = { tags: ['Publishing'] };
const kind = z.enum(itemKinds);
const id = z.string().regex(/^([1-9]\d{0,8}|[0-9a-f]{24})$/);

const finding = z.object({
  check: z.enum(doctorChecks),
  severity: z.enum(['error', 'hint']),
  field: z.string().describe('As the save names it, such as blogs_content.0.paragraph.'),
  message: z.string().describe('A sentence for people.'),
  mended: z
    .object({ label: z.string(), value: z.string() })
    .optional()
    .describe('What the field would hold when it is mended.'),
});

const checkup = z.object({
  findings: z.array(finding),
  path: z.string(),
  weight: z.object({ kilobytes: z.number(), budget: z.number() }),
  ms: z.number().int(),
}) satisfies z.ZodType<Checkup>;

/** Looks at a page before it is published; stores nothing. */
export const doctor: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  const examine = doctorOf(app);

  app.post('/api/doctor/:kind', {
    config: { shape: 'message', access: 'admin', audit: { action: 'page checked' } },
    schema: {
      ...shared,
      summary: "Examine the page of a form's values",
      description:
        'Changes nothing. The page is rendered as it would be; each finding names its field. `fields` are what the save would be sent.',
      params: z.object({ kind }),
      body: z.object({
        id: id.nullable().default(null).describe('null for what was never stored.'),
        fields: z.record(z.string(), z.unknown()),
      }),
      response: { 200: checkup, ...messageFailures },
    },
    handler: ({ params, body, log }) => examine({ ...params, ...body }, log),
  });

  app.get('/api/doctor/:kind/:id', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      ...shared,
      summary: 'Examine what publishing an item would show',
      description: 'Its newer draft where there is one, else what is stored.',
      params: z.object({ kind, id }),
      response: { 200: checkup, ...messageFailures },
    },
    async handler({ params, log }) {
      const [state, waiting] = await Promise.all([
        findItemState(db, params.kind, params.id),
        findPublishing(db, params.kind, params.id),
      ]);
      if (!state) throw new Refusal(404, 'There is no such item. Perhaps it is in the trash.');
      const fields = waiting?.draft ?? state.fields;
      return examine({ ...params, fields }, log);
    },
  });
};
