import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findAnswered } from '../../../db/inbox/answer-times.ts';
import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import {
  shownWeeks,
  type WeekOfAnswers,
  weeksOfAnswers,
} from '../../../domain/inbox/answer-times.ts';
import { messageFailures } from '../../api/answers.ts';

const week = z.object({
  monday: z.string().describe('The day it began on in Dubai.'),
  answered: z.number().int().describe('Enquiries of the week that are answered.'),
  medianHours: z.number().nullable().describe('Half of them were answered within so many hours.'),
  inTime: z.number().int().describe(`Answered within ${promisedTime}.`),
  known: z.number().int().describe(`Answered at all, or waiting for more than ${promisedTime}.`),
}) satisfies z.ZodType<WeekOfAnswers>;

/** How the agency keeps the promise of its privacy policy; for administrators only. */
export const answerTimes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.get('/api/enquiries/answer-times', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      tags: ['Inbox'],
      summary: 'How quickly enquiries are answered',
      description: `Week by week for ${shownWeeks} weeks, the oldest first.`,
      response: { 200: z.array(week), ...messageFailures },
    },
    handler: async () => weeksOfAnswers(await findAnswered(db, now()), now()),
  });
};
