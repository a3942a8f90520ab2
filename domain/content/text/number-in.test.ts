import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

test('the first number of a text is found, in digits and in words', () => {
  expect(numberIn('Nine questions before you build an app', 24)).toBe(9);
  expect(numberIn('Tests with five people in two languages', 24)).toBe(5);
  expect(numberIn('One list for 19 numbers on eleven vans', 24)).toBe(19);
  expect(numberIn('312 changes in 5 nights', 24)).toBe(5);
  for (const text of ['', 'A museum', 'Two rooms', 'often, freight, 2.5', '300 towers']) {
    expect(numberIn(text, 24), text).toBeUndefined();
  }
});
