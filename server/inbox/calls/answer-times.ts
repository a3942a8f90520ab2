import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAnswered } from '../../../db/inbox/answer-times.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import { listAnswerTimes } from '../../../domain/api/inbox/answer-times.ts';
import {
  shownWeeks,
  startOfShownWeeks,
  weeksOfAnswers,
} from '../../../domain/inbox/answer-times.ts';
import { routeOf } from '../../api/route.ts';

export const answerTimes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.route({
    ...routeOf(listAnswerTimes, {
      tags: ['Inbox'],
      summary: 'How quickly enquiries are answered',
      description: `Week by week for ${shownWeeks} weeks, the oldest first.`,
    }),
    config: { shape: 'message', access: 'admin' },
    async handler() {
      const facts = await findSiteFacts(db);
      const since = startOfShownWeeks(now(), facts);
      return weeksOfAnswers(await findAnswered(db, since), facts, now());
    },
  });
};
