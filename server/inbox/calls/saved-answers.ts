import type { FastifyInstance } from 'fastify';
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
import { routesOf } from '../../api/route.ts';
import { Refusal, requireFound } from '../../http/refusal.ts';
import { refuseOvertaken } from './refuse-overtaken.ts';

const bodyLimit = 65_536;

const orNotFound = requireFound('There is no such saved answer.');

export async function savedAnswers(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Saved answers'],
    access: 'admin',
    audit: { values: ['title', 'text'], omits: ['before'] },
  });
  const { db, now } = app.services;

  route(listSavedAnswers, {
    summary: 'All saved answers',
    description: 'By their titles.',
    handler: () => findSavedAnswers(db),
  });

  route(createSavedAnswer, {
    summary: 'Save an answer',
    description: '`{name}` stands for the name of whoever is answered.',
    example: { title: 'Thanks', text: 'Dear {name}, thank you for writing.' },
    bodyLimit,
    async handler({ body }, reply) {
      const saved = await insertSavedAnswer(db, body, now());
      if (!saved) {
        throw new Refusal(409, `There are ${maxSavedAnswers} already. Delete some first.`);
      }
      return reply.code(201).send({ ...saved, message: 'Answer saved.' });
    },
  });

  route(updateSavedAnswerCall, {
    summary: 'Change a saved answer',
    description: 'What is left out stays; answers that were sent stay as they were.',
    bodyLimit,
    async handler({ params: { id }, body }) {
      const change = (stored: SavedAnswer) => {
        refuseOvertaken(body, stored);
        return { title: body.title, text: body.text };
      };
      const saved = orNotFound(await updateSavedAnswer(db, id, change, now()));
      return { ...saved, message: 'Answer saved.' };
    },
  });

  route(deleteSavedAnswerCall, {
    summary: 'Delete a saved answer',
    description: 'It can be brought back for 30 days.',
    async handler({ params: { id } }) {
      orNotFound(await deleteSavedAnswer(db, id, now()));
      return {
        message: 'The saved answer is deleted.',
        undo: `/api/saved-answers/${id}/restore`,
      };
    },
  });

  route(restoreSavedAnswerCall, {
    summary: 'Bring a deleted saved answer back',
    description: 'As it was.',
    audit: { action: 'restored' },
    async handler({ params: { id } }) {
      orNotFound(await restoreSavedAnswer(db, id));
      return { message: 'The saved answer is restored.' };
    },
  });
}
