import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('T34 %j is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(
    csvOf([
      ['a "b"', 'c,d', 'e\nf'],
      ['', 'x', '1-2'],
    ]),
  ).toBe('"a ""b""","c,d","e\nf"\r\n"","x","1-2"\r\n');
});
