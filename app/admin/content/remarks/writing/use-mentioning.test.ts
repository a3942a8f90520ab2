import { expect, test } from 'vitest';
import { typedMention } from './use-mentioning.ts';

test('an @ at the start of a word begins a mention, up to the caret', () => {
  const typed = (text: string) => typedMention(text, text.length);
  expect(typed('@')).toBe('');
  expect(typed('Please, @sara@fa')).toBe('sara@fa');
  expect(typed('Please (@om')).toBe('om');
  expect(typed('line\n@a')).toBe('a');
  expect(typed('mail me@agency.example')).toBeNull();
  expect(typed('@sara ')).toBeNull();
  expect(typed('')).toBeNull();
  expect(typedMention('@sara and more', 3)).toBe('sa');
});
