import { expect, test } from 'vitest';
import type { WeekOfAnswers } from '../../../../domain/api/inbox/answer-times.ts';
import { answerFiguresOf, firstDayOfWeek, hoursInWords, inTimeInWords } from './answer-figures.ts';

const week: WeekOfAnswers = {
  monday: '2026-11-16',
  answered: 3,
  medianHours: 5.52,
  inTime: 3,
  known: 3,
};
const empty = { ...week, answered: 0, medianHours: null, inTime: 0, known: 0 };

test('figures are short, and a hundred per cent is all of them', () => {
  expect(firstDayOfWeek(week)).toBe('16 Nov');
  expect([0, 0.5, 5.52, 30.6].map(hoursInWords)).toEqual(['1 min', '30 min', '5.5 h', '31 h']);
  expect(inTimeInWords({ inTime: 999, known: 1_000 })).toBe('99 %');
  expect(inTimeInWords(week)).toBe('100 %');
});

test('the line speaks of all weeks and of the last one with answers', () => {
  const late = { ...empty, known: 1 };
  expect(answerFiguresOf([week, empty])).toBe(
    '100 % answered within 48 hours. Half of the latest ones within 5.5 h.',
  );
  expect(answerFiguresOf([empty, late])).toBe('0 % answered within 48 hours.');
});
