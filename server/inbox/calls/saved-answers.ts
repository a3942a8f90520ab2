import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  deleteSavedAnswer,
  findSavedAnswers,
  insertSavedAnswer,
  restoreSavedAnswer,
  updateSavedAnswer,
} from '../../../db/inbox/saved-answers.ts';
import {
  createSavedAnswer,
  deleteSavedAnswerCall,
  listSavedAnswers,
  restoreSavedAnswerCall,
  type SavedAnswer,
  updateSavedAnswerCall,
} from '../../../domain/api/inbox/saved-answers.ts';
import { maxSavedAnswers } from '../../../domain/inbox/saved-answer.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseOvertaken } from './refuse-overtaken.ts';

const config: FastifyContextConfig = {
  shape: 'message',
  access: 'admin',
  audit: { values: ['title', 'text'], omits: ['before'] },
};
const shared = { tags: ['Saved answers'] };
const bodyLimit = 65_536;

/** @throws {Refusal} 404 */
function known<Found>(found: Found): NonNullable<Found> {
  if (found) return found;
  throw new Refusal(404, 'There is no such saved answer.');
}

export const savedAnswers: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.route({
    ...routeOf(listSavedAnswers, {
      ...shared,
      summary: 'All saved answers',
      description: 'By their titles.',
    }),
    config,
    handler: () => findSavedAnswers(db),
  });

  app.route({
    ...routeOf(createSavedAnswer, {
      ...shared,
      summary: 'Save an answer',
      description: '`{name}` stands for the name of whoever is answered.',
      example: { title: 'Thanks', text: 'Dear {name}, thank you for writing.' },
    }),
    bodyLimit,
    config,
    async handler({ body }, reply) {
      const saved = await insertSavedAnswer(db, body, now());
      if (!saved) {
        throw new Refusal(409, `There are ${maxSavedAnswers} already. Delete some first.`);
      }
      return reply.code(201).send({ ...saved, message: 'Answer saved.' });
    },
  });

  app.route({
    ...routeOf(updateSavedAnswerCall, {
      ...shared,
      summary: 'Change a saved answer',
      description: 'What is left out stays; answers that were sent stay as they were.',
    }),
    bodyLimit,
    config,
    async handler({ params: { id }, body }) {
      const change = (stored: SavedAnswer) => {
        refuseOvertaken(body, stored);
        return { title: body.title, text: body.text };
      };
      const saved = known(await updateSavedAnswer(db, id, change, now()));
      return { ...saved, message: 'Answer saved.' };
    },
  });

  app.route({
    ...routeOf(deleteSavedAnswerCall, {
      ...shared,
      summary: 'Delete a saved answer',
      description: 'It can be brought back for 30 days.',
    }),
    config,
    async handler({ params: { id } }) {
      known(await deleteSavedAnswer(db, id, now()));
      return {
        message: 'The saved answer is deleted.',
        undo: `/api/saved-answers/${id}/restore`,
      };
    },
  });

  app.route({
    ...routeOf(restoreSavedAnswerCall, {
      ...shared,
      summary: 'Bring a deleted saved answer back',
      description: 'As it was.',
    }),
    config: { ...config, audit: { action: 'restored' } },
    async handler({ params: { id } }) {
      known(await restoreSavedAnswer(db, id));
      return { message: 'The saved answer is restored.' };
    },
  });
};
