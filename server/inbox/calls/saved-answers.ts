import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  deleteSavedAnswer,
  findSavedAnswers,
  insertSavedAnswer,
  restoreSavedAnswer,
  updateSavedAnswer,
} from '../../../db/inbox/saved-answers.ts';
import {
  type SavedAnswer,
  savedAnswerInput,
  savedAnswerLimits,
} from '../../../domain/inbox/saved-answer.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';

const config: FastifyContextConfig = {
  shape: 'message',
  access: 'admin',
  audit: { values: ['title', 'text'] },
};
const shared = { tags: ['Saved answers'] };
const params = z.object({ id: rowId });
const bodyLimit = 65_536;

const savedAnswer = savedAnswerInput.extend({
  saved_answer_id: z.number().int(),
}) satisfies z.ZodType<SavedAnswer>;

/** @throws {Refusal} 404 */
function known<Found>(found: Found): NonNullable<Found> {
  if (found) return found;
  throw new Refusal(404, 'There is no such saved answer.');
}

/** Answers that colleagues use again; for administrators only. */
export const savedAnswers: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.get('/api/saved-answers', {
    config,
    schema: {
      ...shared,
      summary: 'All saved answers',
      description: 'By their titles.',
      response: { 200: z.array(savedAnswer), ...messageFailures },
    },
    handler: () => findSavedAnswers(db),
  });

  app.post('/api/saved-answers', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Save an answer',
      description: '`{name}` stands for the name of whoever is answered.',
      body: savedAnswerInput,
      response: { 201: savedAnswer.extend(done.shape), ...messageFailures },
    },
    async handler({ body }, reply) {
      const saved = await insertSavedAnswer(db, body, now());
      if (!saved) {
        throw new Refusal(409, `There are ${savedAnswerLimits.count} already. Delete some first.`);
      }
      return reply.code(201).send({ ...saved, message: 'Answer saved.' });
    },
  });

  app.put('/api/saved-answers/:id', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Change a saved answer',
      description: 'Answers that were sent stay as they were.',
      params,
      body: savedAnswerInput,
      response: { 200: savedAnswer.extend(done.shape), ...messageFailures },
    },
    async handler({ params: { id }, body }) {
      const saved = known(await updateSavedAnswer(db, id, body, now()));
      return { ...saved, message: 'Answer saved.' };
    },
  });

  app.delete('/api/saved-answers/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Delete a saved answer',
      description: 'It can be brought back for 30 days.',
      params,
      response: {
        200: done.extend({ undo: z.string().describe('POST here brings it back.') }),
        ...messageFailures,
      },
    },
    async handler({ params: { id } }) {
      known(await deleteSavedAnswer(db, id, now()));
      return {
        message: 'The saved answer is deleted.',
        undo: `/api/saved-answers/${id}/restore`,
      };
    },
  });

  app.post('/api/saved-answers/:id/restore', {
    config: { ...config, audit: { action: 'restored' } },
    schema: {
      ...shared,
      summary: 'Bring a deleted saved answer back',
      description: 'As it was.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id } }) {
      known(await restoreSavedAnswer(db, id));
      return { message: 'The saved answer is back.' };
    },
  });
};
