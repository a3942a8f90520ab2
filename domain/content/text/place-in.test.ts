import { expect, test } from 'vitest';
import { placeIn } from './place-in.ts';

test('the place is what a heading names last', () => {
  expect(placeIn('Web design in Abu Dhabi')).toBe('Abu Dhabi');
  expect(placeIn('Apps for shops in Sharjah, on the coast')).toBe('Sharjah');
  expect(placeIn('Websites')).toBe('');
});
