import { expect, test } from 'vitest';
import { lineBetween } from './line-to.ts';

const section = { left: 0, top: 100 };

test('the line runs below a card, from the channel at either side', () => {
  const card = { left: 100, right: 400, bottom: 500 };
  expect(lineBetween(card, { left: 1000, right: 1002, bottom: 0 }, section)).toEqual({
    left: 100,
    top: 412,
    width: 900,
    from: 'right',
  });
  expect(lineBetween(card, { left: 20, right: 22, bottom: 0 }, section)).toEqual({
    left: 22,
    top: 412,
    width: 378,
    from: 'left',
  });
});

test('it has no way to what the channel crosses', () => {
  const wide = { left: 0, right: 1200, bottom: 500 };
  expect(lineBetween(wide, { left: 1000, right: 1002, bottom: 0 }, section)).toBeNull();
});
