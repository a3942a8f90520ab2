import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { headlineLines } from './headline-lines.ts';

test('a short headline stays on one line', () => {
  expect(headlineLines('Case Studies')).toEqual(['Case Studies']);
});

test('two and three lines are of nearly the same length', () => {
  expect(headlineLines('One app for 4,000 drivers')).toEqual(['One app for', '4,000 drivers']);
  expect(headlineLines('Booking a clinic visit in ninety seconds')).toEqual([
    'Booking a',
    'clinic visit in',
    'ninety seconds',
  ]);
});

test('a longer headline takes four lines', () => {
  expect(headlineLines('A clinic appointment booked before the kettle boils')).toEqual([
    'A clinic',
    'appointment',
    'booked before',
    'the kettle boils',
  ]);
});

test('a text that four lines cannot hold stays whole', () => {
  const long = 'word '.repeat(4_000).trim();
  expect(headlineLines(long)).toEqual([long]);
  expect(headlineLines('Incomprehensibilities')).toEqual(['Incomprehensibilities']);
});

test('the lines are the words in their order, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), (text) => {
      const lines = headlineLines(text);
      expect(lines.join(' ')).toBe(text.trim().split(/\s+/).join(' '));
      expect(lines.length).toBeLessThanOrEqual(4);
    }),
  );
});
