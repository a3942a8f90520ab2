import { storedKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { storedParams as params } from '../params.ts';

const times = {
  publish_at: z.string().nullable().describe('ISO 8601 UTC; null for never.'),
  unpublish_at: z.string().nullable(),
};

const publishing = z.object({
  kind: z.enum(storedKinds),
  item_id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'published']),
  draft: z.record(z.string(), z.unknown()).nullable().describe('Newer than what is published.'),
  ...times,
  taken_back_at: z
    .string()
    .nullable()
    .describe('The last time; null for what is published or never was.'),
  updated_at: z.string().describe('The last change of the text that is not the newer draft.'),
  address: z.string().nullable().describe('The path of its page; null while visitors have none.'),
});

export type Publishing = z.infer<typeof publishing>;

const publishingOfItem = publishing.extend({
  edition: z
    .object({ item_id: z.string(), language: z.string() })
    .nullable()
    .default(null)
    .describe('Of an edition: its original, and its language.'),
  draftSaved: z
    .object({ made_by: z.string(), made_at: z.string() })
    .nullable()
    .describe('Who saved the newer draft, and when.'),
});

export type PublishingOfItem = z.infer<typeof publishingOfItem>;

const time = z.iso
  .datetime({ error: 'Please give a date and a time.' })
  .transform((text) => new Date(text).toISOString())
  .nullable()
  .default(null);

const path = '/api/publishing/:kind/:id';

export const listPublishing = get('listPublishing', '/api/publishing', {
  answer: z.array(publishing),
});

export const getPublishing = get('getPublishing', path, {
  params,
  answer: publishingOfItem,
  needs: ['status', 'publish_at', 'unpublish_at'],
});

export const setPublishingTimes = put('setPublishingTimes', path, {
  params,
  body: z.object({ publish_at: time, unpublish_at: time }),
  answer: done,
});

export const dropDraftAndTimes = del('dropDraftAndTimes', path, {
  params,
  answer: done,
});

export const dropDraftCall = del('dropDraft', '/api/publishing/:kind/:id/draft', {
  params,
  answer: done.extend({
    ...undoable,
    publish_at: z
      .string()
      .nullable()
      .describe('The time that was set for the draft: `undo` brings back its words alone.'),
  }),
});

export const publishItem = post('publishItem', '/api/publishing/:kind/:id/publish', {
  params,
  query: z.object({
    draft: z
      .enum(['kept'])
      .optional()
      .describe('kept: what is stored is published, and its newer draft goes on waiting.'),
  }),
  answer: done,
});

export const unpublishItem = post('unpublishItem', '/api/publishing/:kind/:id/unpublish', {
  params,
  answer: done,
});
