import { expect, test } from 'vitest';
import { shownReviews } from './shown-reviews.ts';

test('name, text and rating are shown', () => {
  expect(shownReviews([{ name: 'Hana', text: ' Good. ', rating: 4.5 }])).toEqual([
    { name: 'Hana', text: 'Good.', rating: 4.5 },
  ]);
});

test('what is neither text nor number is left out', () => {
  const odd = JSON.parse('{"name":{"first":"Hana"},"text":"Good.","rating":"5"}');
  expect(shownReviews([odd])).toEqual([{ name: '', text: 'Good.', rating: null }]);
});

test.each([0, 5.1, -3, Number.NaN, Number.POSITIVE_INFINITY])('%d is no rating', (rating) => {
  expect(shownReviews([{ name: 'Hana', rating }])[0]?.rating).toBeNull();
});

test('R-2.5-11 a review of another shape is shown by the words it has', () => {
  expect(
    shownReviews([{ author: 'Hana', text: ' ', comment: 'Good.' }, { review: 'Fine.' }]),
  ).toEqual([
    { name: 'Hana', text: 'Good.', rating: null },
    { name: '', text: 'Fine.', rating: null },
  ]);
});

test('a review of which nothing can be shown is left out', () => {
  expect(shownReviews([{}, { rating: 5 }, { text: '  ' }, { stars: [1] }])).toEqual([]);
});
