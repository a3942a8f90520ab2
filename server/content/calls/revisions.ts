import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { restoreRevision } from '../../../db/content/history/restore-revision.ts';
import {
  findRevision,
  findRevisionBefore,
  findRevisions,
} from '../../../db/content/history/revisions.ts';
import { type Difference, differences } from '../../../domain/content/differences.ts';
import { revisedKinds } from '../../../domain/content/item.ts';
import type { RevisionNote } from '../../../domain/content/revision.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Revisions'] };
const kind = z.enum(revisedKinds);

const difference = z.object({
  field: z.string(),
  old: z.string(),
  new: z.string(),
}) satisfies z.ZodType<Difference>;

const note = z.object({
  revision_id: z.number().int(),
  kind,
  item_id: z.string(),
  title: z.string(),
  action: z.string().describe("What was done; 'found' is a state older than the first revision."),
  made_by: z.string().describe('Address of the user; empty when the site itself did it.'),
  made_at: z.string(),
  changes: z.array(difference).describe('With shortened texts.'),
}) satisfies z.ZodType<RevisionNote>;

const compared = note.extend({
  state: z.record(z.string(), z.unknown()).describe('Every field as it was.'),
  differences: z.array(difference).describe('From the other revision to this one, in full.'),
});

const unknown = () => new Refusal(404, 'There is no such revision.');

/** What every item and setting has been, who made it so and when. */
export const revisions: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/revisions/:kind/:id', {
    config,
    schema: {
      ...shared,
      summary: 'The revisions of an item or a setting',
      description: 'Who saved when and what changed, the newest first.',
      params: z.object({ kind, id: z.string().min(1).max(60) }),
      response: { 200: z.array(note), ...messageFailures },
    },
    handler: ({ params }) => findRevisions(db, params.kind, params.id),
  });

  app.get('/api/revisions/:revision', {
    config,
    schema: {
      ...shared,
      summary: 'One revision, compared',
      description: 'Compared with the revision `with`; without it, with the one before.',
      params: z.object({ revision: rowId }),
      querystring: z.object({ with: rowId.optional() }),
      response: { 200: compared, ...messageFailures },
    },
    async handler({ params, query }) {
      const revision = await findRevision(db, params.revision);
      if (!revision) throw unknown();
      const other = query.with
        ? await findRevision(db, query.with)
        : await findRevisionBefore(db, revision);
      if (query.with && !other) throw unknown();
      return { ...revision, differences: differences(other?.state ?? {}, revision.state) };
    },
  });

  app.post('/api/revisions/:revision/restore', {
    config,
    schema: {
      ...shared,
      summary: 'Save an earlier state again',
      description: 'A save like any other: with If-Match, with a revision of its own.',
      params: z.object({ revision: rowId }),
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const revision = await findRevision(db, request.params.revision);
      if (!revision) throw unknown();
      if (!(await restoreRevision(db, revision, saveOf(request)))) {
        throw new Refusal(404, `'${revision.title}' is deleted. Restore it from the trash first.`);
      }
      return { message: `'${revision.title}' is as it was.` };
    },
  });
};
