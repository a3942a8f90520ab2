import type { FastifyInstance } from 'fastify';
import { findAnswered } from '../../../db/inbox/answer-times.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import { listAnswerTimes } from '../../../domain/api/inbox/answer-times.ts';
import {
  shownWeeks,
  startOfShownWeeks,
  weeksOfAnswers,
} from '../../../domain/inbox/answer-times.ts';
import { routesOf } from '../../api/route.ts';

export async function answerTimes(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Inbox'], access: 'admin' });
  const { db, now } = app.services;

  route(listAnswerTimes, {
    summary: 'How quickly enquiries are answered',
    description: `Week by week for ${shownWeeks} weeks, the oldest first.`,
    async handler() {
      const facts = await findSiteFacts(db);
      const since = startOfShownWeeks(now(), facts);
      return weeksOfAnswers(await findAnswered(db, since), facts, now());
    },
  });
}
