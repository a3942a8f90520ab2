import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { merge } from '../merge/merge.ts';
import { makerFieldLabel, makerFields, makerFromFields } from './maker-fields.ts';
import { filledPattern, patternProblems } from './pattern.ts';
import { proposedChanges } from './proposals.ts';
import { firstSheet, pageOfRow, pastedSheet, type SheetRow, sheetLimits } from './sheet.ts';

const cells = { Place: 'Oakby', 'travel time': '20 minutes', client: 'Smith & <Sons>', empty: ' ' };

test.each([
  ['Web design in {place}', 'Web design in Oakby'],
  ['{ Travel  Time } away', '20 minutes away'],
  ['{if travel time}{travel time} away{else}close{end}.', '20 minutes away.'],
  ['{if empty}never{else}close{end}', 'close'],
  ['{if not empty}close{end}', 'close'],
  ['{if place}in {place}{if empty}, no{end}, yes{end}!', 'in Oakby, yes!'],
  ['a brace { stays } as it is {', 'a brace  as it is {'],
])('%s becomes %s', (pattern, text) => expect(filledPattern(pattern, cells, false)).toBe(text));

test('a cell is escaped in HTML and stands as it is in a line', () => {
  expect(filledPattern('<p>{client}</p>', cells, true)).toBe('<p>Smith &amp; &lt;Sons&gt;</p>');
  expect(filledPattern('{client}', cells, false)).toBe('Smith & <Sons>');
});

test('what a pattern names that is no column, and conditions without an end, are said', () => {
  expect(patternProblems('{if place}in {place}{end}', ['Place'])).toEqual([]);
  expect(patternProblems('{town} {if place}in', ['Place'])).toEqual([
    'A condition has no {end}.',
    "There is no column 'town'.",
  ]);
  expect(patternProblems('in{end}', ['Place'])).toEqual(['{end} belongs to no {if …}.']);
});

test('any pattern is filled', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(typeof filledPattern(text, cells, true)).toBe('string');
      patternProblems(text, ['place']);
    }),
  );
});

// A field has at most 20,000 characters; ten times as many would not end with the square of time.
test.each(['{', '{x}', '{else}', '{end}'])('a pattern of 50,000 times %s is filled', (sign) => {
  expect(filledPattern(sign.repeat(50_000), cells, true).length).toBeLessThanOrEqual(50_000);
});

test('conditions within conditions are filled as deep as a field can hold', () => {
  const depth = Math.floor(sheetLimits.field / '{if Place}{end}'.length);
  const text = `${'{if Place}'.repeat(depth)}here${'{end}'.repeat(depth)}`;
  expect(filledPattern(text, cells, true)).toBe('here');
});

const table = (fact: string, more: object[] = []) => ({
  sheet: {
    columns: ['Place', 'local fact'],
    rows: [{ id: 'a1', cells: { Place: 'Oakby', 'local fact': fact } }, ...more] as SheetRow[],
  },
  pattern: { main_heading: 'In {place}' },
});

test('R-X-08 what two people change in a table and a pattern is merged; the same cell is asked', () => {
  const [base, mine] = [table('A mill'), table('A bridge')];
  const theirs = {
    ...table('A mill', [{ id: 'b2', cells: { Place: 'Thornley', 'local fact': '' } }]),
    pattern: { main_heading: 'To {place}' },
  };
  const joined = merge(makerFields(base), makerFields(mine), makerFields(theirs));
  expect(joined.collisions).toEqual([]);
  expect(makerFromFields(joined.fields)).toMatchObject({
    sheet: {
      columns: ['Place', 'local fact'],
      rows: [
        { id: 'a1', cells: { Place: 'Oakby', 'local fact': 'A bridge' } },
        { id: 'b2', cells: { Place: 'Thornley' } },
      ],
    },
    pattern: { main_heading: 'To {place}' },
  });
  const { collisions } = merge(makerFields(base), makerFields(mine), makerFields(table('A river')));
  expect(collisions.map(({ name }) => makerFieldLabel(base, String)(name))).toEqual([
    'Oakby: local fact',
  ]);
});

test('a table that is pasted from a sheet or as CSV becomes rows; known places stay the same rows', () => {
  const first = pastedSheet('Place\tFact\r\nOakby\tA "mill"\r\nThornley\t\r\n\r\n', firstSheet);
  expect(first.columns).toEqual(['Place', 'Fact']);
  expect(first.rows.map(({ cells: row }) => row)).toEqual([
    { Place: 'Oakby', Fact: 'A "mill"' },
    { Place: 'Thornley', Fact: '' },
  ]);
  const next = pastedSheet('Place,Fact\n"Elmshaw","one, ""two""\nthree"\nOakby,x', first);
  expect(next.rows.map(({ cells: row }) => row.Fact)).toEqual(['one, "two"\nthree', 'x']);
  expect(next.rows[1]?.id).toBe(first.rows[0]?.id);
  expect(new Set(next.rows.map(({ id }) => id)).size).toBe(2);
  // As patterns read the names of columns, whatever their capitals.
  expect(pastedSheet('PLACE,Fact\nOakby,x', first).rows[0]?.id).toBe(first.rows[0]?.id);
});

test('columns without a name and names that stand twice move no cell into another column', () => {
  const { columns, rows, leftOut } = pastedSheet(
    'Place\t\tPhone\tphone\tالحي\rOakby\tx\t04 000\t05 000\tالنهدة\rThornley',
    firstSheet,
  );
  expect(columns).toEqual(['Place', 'Phone', 'الحي']);
  expect(rows.map(({ cells: row }) => row)).toEqual([
    { Place: 'Oakby', Phone: '04 000', الحي: 'النهدة' },
    { Place: 'Thornley', Phone: '', الحي: '' },
  ]);
  expect(leftOut).toEqual({ rows: 0, columns: 2, cells: 0 });
});

test('what a table has no room for is counted', () => {
  const { rows: limit, cell } = sheetLimits;
  const lines = Array.from({ length: 500 }, (_, at) => `Town ${at},${'x'.repeat(cell + (at % 2))}`);
  const { rows, leftOut } = pastedSheet(['Place,Fact', ...lines].join('\n'), firstSheet);
  expect(rows).toHaveLength(limit);
  expect(leftOut).toEqual({ rows: 500 - limit, columns: 0, cells: limit / 2 });
});

test('R-G-03 a changed table proposes changes, and what was edited stays', () => {
  const made = pageOfRow({ main_heading: 'In {place}', heading_1: 'By {client}' }, cells);
  const wanted = { ...made, main_heading: 'To Oakby', heading_1: 'With Smith' };
  expect(proposedChanges(made, made, made)).toEqual([]);
  expect(proposedChanges(made, { ...made, heading_1: 'Edited' }, wanted)).toEqual([
    { field: 'main_heading', now: 'In Oakby', wanted: 'To Oakby', state: 'change' },
    { field: 'heading_1', now: 'Edited', wanted: 'With Smith', state: 'edited' },
  ]);
  expect(proposedChanges(made, wanted, wanted)).toEqual([]);
});
