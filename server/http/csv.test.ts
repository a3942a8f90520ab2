import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** What spreadsheets take for a formula's first character, in every width there is of it. */
const starts = [...'=+-@', ...'＝＋－＠', ...'﹦﹢﹣﹫', '−'];
/** What they skip before it. */
const before = [
  '',
  ' ',
  '  ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\0',
  '\t',
  '\r',
  '\n',
  ' \n ',
];

function cellOf(text: string): string {
  return csvLine([text]).replace(/^"|"?\r\n$/g, '');
}

test('T34 no cell is a formula, whatever stands before its first character', () => {
  const cells = before.flatMap((blank) => starts.map((start) => `${blank}${start}1`));
  const unguarded = cells.filter((cell) => !cellOf(cell).startsWith("'"));
  expect(unguarded.map((cell) => JSON.stringify(cell))).toEqual([]);
});

test.each(['\t', '\r', '\n', '\r\n'])('T34 a cell that begins with %j is guarded', (blank) => {
  expect(cellOf(`${blank}plain`)).toBe(`'${blank}plain`);
});

test('T34 nor where a spreadsheet parts cells by semicolons, and reads quotes within them as signs', () => {
  const isFormula = (cell: string) => starts.includes(cell.replace(/^[\s\p{C}]*/u, '').charAt(0));
  const apart = [';', '\n', '\r\n', ';;', '\n\n', '; \n'];
  const texts = apart.flatMap((sign) =>
    ['', ' ', '\u200b'].flatMap((blank) =>
      starts.map((start) => `a${sign}${blank}${start}1${sign}b`),
    ),
  );
  const unguarded = texts.filter((text) =>
    csvLine(['1', text, '2'])
      .split(/[;\r\n]/)
      .some(isFormula),
  );
  expect(unguarded.map((text) => JSON.stringify(text))).toEqual([]);
  expect(cellOf('Thanks ;-)')).toBe('Thanks ;-)');
});

test('what is no formula stays as it was typed', () => {
  for (const text of ['', 'a=1', ' plain', '1 + 1', 'مرحبا', "'=1", 'no-one@example.com']) {
    expect(cellOf(text)).toBe(text);
  }
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLine(['A "B", C', 'one\ntwo', 7])).toBe('"A ""B"", C","one\ntwo",7\r\n');
});
