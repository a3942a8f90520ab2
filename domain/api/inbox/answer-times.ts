import { z } from '../../zod.ts';
import { get } from '../call.ts';

const weekOfAnswers = z.object({
  monday: z.string().describe('The day it began on at the clock of the site, YYYY-MM-DD.'),
  answered: z.number().int().describe('Enquiries of the week that are answered.'),
  medianHours: z.number().nullable().describe('Half of them were answered within so many hours.'),
  inTime: z.number().int().describe('Answered within the promised hours.'),
  known: z.number().int().describe('Answered at all, or waiting for longer than promised.'),
});

export type WeekOfAnswers = z.infer<typeof weekOfAnswers>;

export const listAnswerTimes = get('listAnswerTimes', '/api/enquiries/answer-times', {
  answer: z.array(weekOfAnswers),
});
