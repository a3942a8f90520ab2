import { expect, test } from 'vitest';
import { foreignText, moved, numberedReviews, withNew, without } from './review-order.ts';

const reviews = numberedReviews([
  { name: 'Amal' },
  { name: 'Badr', source: 'Maps' },
  { name: 'Chitra' },
]);

function names(list: typeof reviews) {
  return list.map(({ review }) => review.name);
}

test('a review moves up and down and keeps its number and unknown keys', () => {
  const up = moved(reviews, 1, 0);
  expect(names(up)).toEqual(['Badr', 'Amal', 'Chitra']);
  expect(up[0]).toEqual({ number: 1, review: { name: 'Badr', source: 'Maps' } });
  expect(names(moved(reviews, 1, 2))).toEqual(['Amal', 'Chitra', 'Badr']);
});

test('nothing moves past an end', () => {
  expect(moved(reviews, 0, -1)).toBe(reviews);
  expect(moved(reviews, 2, 3)).toBe(reviews);
});

test('a new review never takes a number that is in use', () => {
  const fewer = without(reviews, 0);
  expect(names(fewer)).toEqual(['Badr', 'Chitra']);
  expect(withNew(fewer).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(withNew([])).toEqual([{ number: 0, review: { name: '', text: '' } }]);
});

test('only texts and numbers are shown', () => {
  expect([foreignText('a'), foreignText(5), foreignText(null), foreignText({})]).toEqual([
    'a',
    '5',
    '',
    '',
  ]);
});
