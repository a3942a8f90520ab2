import { expect, test } from 'vitest';
import { filledAnswer } from './saved-answer.ts';

test('a saved answer has the name as it was written', () => {
  const saved = { text: 'Dear {name},\nthank you, {name}.' };
  expect(filledAnswer(saved, 'Huda')).toBe('Dear Huda,\nthank you, Huda.');
  expect(filledAnswer(saved, '$& {name}')).toBe('Dear $& {name},\nthank you, $& {name}.');
});
