import { expect, test } from 'vitest';
import { workStateOf } from './work-state-of.ts';

test('an item is ready in a language when it has texts and none is missing or outdated', () => {
  expect(workStateOf({ missing: 0, outdated: 0, ready: 3 })).toBe('ready');
  expect(workStateOf({ missing: 0, outdated: 0, ready: 0 })).toBe('missing');
  expect(workStateOf({ missing: 1, outdated: 0, ready: 3 })).toBe('missing');
  expect(workStateOf({ missing: 1, outdated: 1, ready: 0 })).toBe('outdated');
});
