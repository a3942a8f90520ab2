import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeWaiting } from '../../../db/content/drafts.ts';
import { dropNewerDraft, findDraftRevision } from '../../../db/content/newer-draft.ts';
import {
  findPublishing,
  findWaiting,
  type Publishing,
  publish,
  setTimes,
  type Times,
  unpublish,
} from '../../../db/content/schedule.ts';
import { itemKinds } from '../../../domain/content/kinds/kinds.ts';
import { done, messageFailures, itemParams as params, undoable } from '../../api/answers.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Publishing'] };
const kind = z.enum(itemKinds);

const publishing = z.object({
  kind,
  item_id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'published']),
  draft: z.record(z.string(), z.unknown()).nullable().describe('Newer than what is published.'),
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
}) satisfies z.ZodType<Publishing>;

const one = publishing.extend({
  draftSaved: z
    .object({ made_by: z.string(), made_at: z.string() })
    .nullable()
    .describe('Who saved the newer draft, and when.'),
});

const time = z.iso
  .datetime({ error: 'Please give a date and a time.' })
  .transform((text) => new Date(text).toISOString())
  .nullable()
  .default(null);

function unknown(): Refusal {
  return new Refusal(404, 'There is no such item. Perhaps it is in the trash.');
}

/** @throws {Refusal} for a time that has passed, and for an end before the beginning */
function refusePast(times: Times, now: number): void {
  const errors: Record<string, string> = {};
  for (const name of ['publish_at', 'unpublish_at'] as const) {
    const at = times[name];
    if (at && Date.parse(at) <= now) errors[name] = 'This time has passed. Choose a later one.';
  }
  const { publish_at, unpublish_at } = times;
  if (publish_at && unpublish_at && unpublish_at <= publish_at) {
    errors.unpublish_at ??= 'This is before it is published. Choose a later time.';
  }
  const [message] = Object.values(errors);
  if (message) throw new Refusal(400, message, { errors });
}

/** Drafts, and when an item is published and taken back. Times are ISO 8601 UTC. */
export const publishings: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.get('/api/publishing', {
    config,
    schema: {
      ...shared,
      summary: 'What waits to be published or taken back',
      description: 'Items with a newer draft or a time set.',
      response: { 200: z.array(publishing), ...messageFailures },
    },
    handler: () => findWaiting(db),
  });

  app.get('/api/publishing/:kind/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Where an item stands between draft and public',
      description: 'With the newer draft that visitors do not see.',
      params,
      response: { 200: one, ...messageFailures },
    },
    async handler({ params: { kind, id } }) {
      const found = await findPublishing(db, kind, id);
      if (!found) throw unknown();
      return { ...found, draftSaved: found.draft && (await findDraftRevision(db, kind, id)) };
    },
  });

  app.put('/api/publishing/:kind/:id', {
    config: { ...config, audit: { action: 'scheduled', values: ['publish_at', 'unpublish_at'] } },
    schema: {
      ...shared,
      summary: 'Set when an item is published and taken back',
      description: 'An absent time is none. A time that has passed answers 400.',
      params,
      body: z.object({ publish_at: time, unpublish_at: time }),
      response: { 200: done, ...messageFailures },
    },
    async handler({ params, body }) {
      refusePast(body, now());
      const title = await setTimes(db, params.kind, params.id, body);
      if (title === null) throw unknown();
      return { message: `The times of '${title}' are set.` };
    },
  });

  app.delete('/api/publishing/:kind/:id', {
    config: { ...config, audit: { action: 'draft dropped' } },
    schema: {
      ...shared,
      summary: 'Drop the newer draft and the times of an item',
      description: 'What is published stays. The draft is still among the revisions.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params }) {
      const found = await findPublishing(db, params.kind, params.id);
      if (!found) throw unknown();
      await takeWaiting(db, params);
      return { message: `Nothing waits beside '${found.title}' any more.` };
    },
  });

  app.delete('/api/publishing/:kind/:id/draft', {
    config: { ...config, audit: { action: 'draft dropped' } },
    schema: {
      ...shared,
      summary: 'Drop the newer draft of an item',
      description: 'What is published stays, and so does a time to take it back.',
      params,
      response: { 200: done.extend(undoable), ...messageFailures },
    },
    async handler({ params: { kind, id } }) {
      const dropped = await dropNewerDraft(db, kind, id);
      if (!dropped) throw new Refusal(404, 'There is no newer draft of this.');
      const undo = `/api/revisions/${dropped.revision_id}/restore`;
      return { message: `The newer draft of '${dropped.title}' is dropped.`, undo };
    },
  });

  for (const [action, change, answer] of [
    ['publish', publish, 'is published.'],
    ['unpublish', unpublish, 'is a draft again.'],
  ] as const) {
    app.post(`/api/publishing/:kind/:id/${action}`, {
      config: { ...config, audit: { action: `${action}ed` } },
      schema: {
        ...shared,
        summary: action === 'publish' ? 'Publish an item now' : 'Take an item back now',
        description: 'With its newer draft where there is one. Seen everywhere at once.',
        params,
        response: { 200: done, ...messageFailures },
      },
      async handler(request) {
        const { params } = request;
        const title = await change(db, params.kind, params.id, saveOf(request));
        if (title === null) throw unknown();
        return { message: `'${title}' ${answer}` };
      },
    });
  }
};
