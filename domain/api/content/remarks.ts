import { itemKinds } from '../../content/kinds/names.ts';
import { markedWords, remarkPlace, remarkText } from '../../content/remarks/remark.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { itemParams, rowParams as params } from '../params.ts';

const common = {
  remark_id: z.number().int(),
  text: z.string().describe('Plain text; an @ before the address of an account mentions it.'),
  mentions: z.array(z.string()).describe('Addresses of the accounts that it mentions.'),
  made_by: z.string().describe('Address of the user, as it was then.'),
  made_at: z.string(),
  edited_at: z.string().nullable(),
  isOwn: z.boolean().describe('Whether whoever asks has written it, and may change it.'),
};

const answer = z.object(common);

const remark = z.object({
  ...common,
  language: z.string(),
  section: z.string(),
  field: z.string(),
  words: markedWords.nullable(),
  pin: z.number().int().nullable().describe('Its number on the page of the client who wrote it.'),
  resolved_at: z.string().nullable(),
  resolved_by: z.string(),
  answers: z.array(answer),
});

export type RemarkAnswer = z.infer<typeof answer>;
export type Remark = z.infer<typeof remark>;

const openMention = z.object({
  remark_id: z.number().int(),
  thread: z.number().int().describe('The remark that it is or answers.'),
  kind: z.enum(itemKinds),
  item_id: z.string(),
  title: z.string().describe('Of the item.'),
  language: z.string().default('').describe('Of the edition; empty for that of origin.'),
  place: z.string().describe('The field as its form calls it; empty for the whole item.'),
  text: z.string(),
  made_by: z.string(),
  made_at: z.string(),
});

export type OpenMention = z.infer<typeof openMention>;

const body = z.object({ text: remarkText });
const written = done.extend({ remark_id: z.number().int() });

export const listOpenMentions = get('listOpenMentions', '/api/remarks/mentions', {
  answer: z.array(openMention),
});

export const listRemarks = get('listRemarks', '/api/remarks/of/:kind/:id', {
  params: itemParams,
  answer: z.array(remark),
});

export const createRemark = post('createRemark', '/api/remarks/of/:kind/:id', {
  params: itemParams,
  body: remarkPlace.extend(body.shape),
  answer: written,
  status: 201,
  needs: ['message'],
});

export const answerRemark = post('answerRemark', '/api/remarks/:id/answers', {
  params,
  body,
  answer: written,
  status: 201,
  needs: ['message'],
});

export const updateRemarkCall = put('updateRemark', '/api/remarks/:id', {
  params,
  body,
  answer: done,
});

export const resolveRemarkCall = post('resolveRemark', '/api/remarks/:id/resolve', {
  params,
  answer: done,
});

export const reopenRemark = post('reopenRemark', '/api/remarks/:id/reopen', {
  params,
  answer: done,
});

export const deleteRemarkCall = del('deleteRemark', '/api/remarks/:id', {
  params,
  answer: done.extend(undoable),
});

export const restoreRemarkCall = post('restoreRemark', '/api/remarks/:id/restore', {
  params,
  answer: done,
});
