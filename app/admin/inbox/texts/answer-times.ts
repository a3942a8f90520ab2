import { promisedTime } from '../../../../domain/inbox/answer-promise.ts';

/** Texts of the charts of answer times. */
export const answerTimesTexts = {
  summary: (share: string) => `${share} answered within ${promisedTime}.`,
  lately: (time: string) => `Recently half within ${time}.`,
  median: 'Half were answered within',
  share: `Answered within ${promisedTime}`,
  upTo: (end: string) => `scale to ${end}`,
  promise: 'the promised 48 h',
  thisWeek: 'this week',
  table: 'The figures as a table',
  caption: 'Answers to the enquiries of the last twelve weeks',
  columns: ['Week from', 'Answered', 'Half within', `Within ${promisedTime}`],
  none: 'none',
} as const;
