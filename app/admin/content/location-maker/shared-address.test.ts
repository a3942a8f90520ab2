import { expect, test } from 'vitest';
import { sharesAddress } from './shared-address.ts';

test('rows that make one address know of each other, the others are alone', () => {
  const rows = [
    { row: '1', address: '/nets-in-cork' },
    { row: '2', address: '/nets-in-kerry' },
    { row: '3', address: '/nets-in-cork' },
  ];
  expect(rows.map((row) => sharesAddress(rows, row))).toEqual([true, false, true]);
});
