import { expect, test } from 'vitest';
import { withSavedAnswer } from './saved-answer.ts';

test('a saved answer goes after what is typed, with the name as it was written', () => {
  const saved = { text: 'Dear {name},\nthank you, {name}.' };
  expect(withSavedAnswer('  ', saved, 'Huda')).toBe('Dear Huda,\nthank you, Huda.');
  expect(withSavedAnswer('Yes.\n', saved, '$& {name}')).toBe(
    'Yes.\n\nDear $& {name},\nthank you, $& {name}.',
  );
});
