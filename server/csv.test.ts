import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('T34 %j is no formula', (text) => {
  const [line = ''] = csvOf([[text]])
    .slice(1)
    .split('\r\n');
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('quotes, commas and line breaks stay inside their cell', () => {
  const rows = [
    ['name', 'message', 'id'],
    ['A "B", C', 'one\ntwo', 7],
  ];
  expect(csvOf(rows)).toBe('\ufeffname,message,id\r\n"A ""B"", C","one\ntwo",7\r\n');
});
