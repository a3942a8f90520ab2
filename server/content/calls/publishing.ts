import type { FastifyInstance } from 'fastify';
import { findItemState } from '../../../db/content/find-items.ts';
import { findVersion } from '../../../db/content/history/find-version.ts';
import { refuseTwin } from '../../../db/content/likeness/likeness-reasons.ts';
import {
  dropNewerDraft,
  dropWaiting,
  findDraftRevision,
} from '../../../db/content/publishing/newer-draft.ts';
import {
  findPendingPublishing,
  findPublishing,
  publish,
  setSchedule,
  unpublish,
} from '../../../db/content/publishing/schedule.ts';
import type { Database } from '../../../db/open.ts';
import {
  dropDraftAndTimes,
  dropDraftCall,
  getPublishing,
  listPublishing,
  publishItem,
  setPublishingTimes,
  unpublishItem,
} from '../../../domain/api/content/publishing.ts';
import { isItemKind, type StoredKind } from '../../../domain/content/kinds/names.ts';
import { problemsOfTimes, type Times } from '../../../domain/content/publishing.ts';
import { saveOf, tagWith } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem, Refusal } from '../../http/refusal.ts';

/** Null for what is no edition. */
async function editionOf(db: Database, kind: StoredKind, id: string) {
  const state = isItemKind(kind) ? null : await findItemState(db, kind, id);
  if (!state) return null;
  const { origin_id, language } = state.fields;
  return { item_id: String(origin_id), language: String(language) };
}

/** @throws {Refusal} for a time that has passed, and for an end before the beginning */
function refusePast(times: Times, now: number): void {
  const errors = problemsOfTimes(times, now);
  const [message] = Object.values(errors);
  if (message) throw new Refusal(400, message, { errors });
}

/** Drafts, and when an item is published and taken back. Times are ISO 8601 UTC. */
export async function publishings(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Publishing'], access: 'admin' });
  const { db, now } = app.services;

  route(listPublishing, {
    summary: 'What waits to be published or taken back',
    description: 'Items with a newer draft or a time set.',
    handler: () => findPendingPublishing(db),
  });

  route(getPublishing, {
    summary: 'Where an item stands between draft and public',
    description: 'With the newer draft that visitors do not see. Has an ETag.',
    async handler({ params: { kind, id } }, reply) {
      // First: the draft is of this version or a newer one.
      tagWith(reply, { version: await findVersion(db, kind, id) });
      const found = await findPublishing(db, kind, id);
      if (!found) throw noSuchItem();
      const draftSaved = found.draft && (await findDraftRevision(db, kind, id));
      return { ...found, draftSaved, edition: await editionOf(db, kind, id) };
    },
  });

  route(setPublishingTimes, {
    summary: 'Set when an item is published and taken back',
    description: 'An absent time is none. A time that has passed answers 400. Has an ETag.',
    example: { publish_at: '2026-12-01T09:00:00Z', unpublish_at: null },
    audit: { action: 'scheduled', values: ['publish_at', 'unpublish_at'] },
    async handler(request, reply) {
      const { params, body } = request;
      refusePast(body, now());
      if (body.publish_at !== null) await refuseTwin(db, params);
      const save = { ...saveOf(request), isGuarded: true };
      const changed = await setSchedule(db, params.kind, params.id, body, save);
      if (!changed) throw noSuchItem();
      return { message: `The times of '${tagWith(reply, changed).title}' are set.` };
    },
  });

  route(dropDraftAndTimes, {
    summary: 'Drop the newer draft and the times of an item',
    description: 'What is published stays. The draft is still among the revisions. Has an ETag.',
    audit: { action: 'draft dropped' },
    async handler(request, reply) {
      const { kind, id } = request.params;
      const dropped = await dropWaiting(db, kind, id, saveOf(request));
      if (!dropped) throw noSuchItem();
      const { title } = tagWith(reply, dropped);
      return { message: `The newer draft and the times of '${title}' are deleted.` };
    },
  });

  route(dropDraftCall, {
    summary: 'Drop the newer draft of an item',
    description: 'What is published stays, and so does a time to take it back. Has an ETag.',
    audit: { action: 'draft dropped' },
    async handler(request, reply) {
      const { kind, id } = request.params;
      const dropped = await dropNewerDraft(db, kind, id, saveOf(request));
      if (!dropped) throw new Refusal(404, 'There is no newer draft of this.');
      const { revision_id, title, publish_at } = tagWith(reply, dropped);
      const undo = `/api/revisions/${revision_id}/restore`;
      return { message: `The newer draft of '${title}' is deleted.`, undo, publish_at };
    },
  });

  route(publishItem, {
    summary: 'Publish an item now',
    description: 'With its newer draft where there is one. Seen everywhere at once.',
    audit: { action: 'published' },
    async handler(request) {
      const { kind, id } = request.params;
      const withDraft = request.query.draft !== 'kept';
      // What was public as it is comes back without a question.
      if (withDraft) await refuseTwin(db, { kind, id });
      const save = { ...saveOf(request), isGuarded: true };
      const title = await publish(db, kind, id, { ...save, withDraft });
      if (title === null) throw noSuchItem();
      return { message: `'${title}' is published.` };
    },
  });

  route(unpublishItem, {
    summary: 'Take an item back now',
    description: 'Its text stays, and so does a newer draft. Gone everywhere at once.',
    audit: { action: 'unpublished' },
    async handler(request) {
      const { kind, id } = request.params;
      const title = await unpublish(db, kind, id, saveOf(request));
      if (title === null) throw noSuchItem();
      return { message: `'${title}' is taken back.` };
    },
  });
}
