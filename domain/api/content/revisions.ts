import { revisedKinds } from '../../content/item.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post } from '../call.ts';
import { rowId } from '../params.ts';

export const difference = z.object({
  field: z.string().describe('Inside a list with its place in it: `blogs_content.0.heading`.'),
  old: z.string().describe('As the next: the text as it stands; empty for what is unset.'),
  new: z.string(),
  label: z
    .string()
    .optional()
    .describe('As the form called it when it was saved, in a section of a page.'),
});

export type Difference = z.infer<typeof difference>;

const readDifference = difference.extend({
  label: z.string().default('').describe('As the form calls it; empty for what no form has.'),
  isHtml: z.boolean().default(false),
});

const revisionNote = z.object({
  revision_id: z.number().int(),
  kind: z.enum(revisedKinds),
  item_id: z.string(),
  title: z.string(),
  action: z.string().describe("What was done; 'found' is a state older than the first revision."),
  made_by: z.string().describe('Address of the user; empty when the site itself did it.'),
  made_at: z.string(),
  changes: z.array(difference).describe('With shortened texts.'),
});

export type RevisionNote = z.infer<typeof revisionNote>;

const params = z.object({ revision: rowId });

export const listRevisions = get('listRevisions', '/api/revisions/:kind/:id', {
  params: z.object({ kind: z.enum(revisedKinds), id: z.string().min(1).max(60) }),
  answer: z.array(revisionNote),
});

export const compareRevision = get('compareRevision', '/api/revisions/:revision', {
  params,
  query: z.object({ with: rowId.optional() }),
  answer: revisionNote.extend({
    state: z.record(z.string(), z.unknown()).describe('Every field as it was.'),
    differences: z.array(readDifference).describe('From the other revision to this one, in full.'),
  }),
  needs: ['differences'],
});

export const restoreRevisionCall = post('restoreRevision', '/api/revisions/:revision/restore', {
  params,
  answer: done,
});
