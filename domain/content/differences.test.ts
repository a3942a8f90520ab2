import { expect, test } from 'vitest';
import { differences, shortened } from './differences.ts';

test('names each field that differs, also inside a list', () => {
  const before = { title: 'A', category: null, content: [{ heading: 'One', text: 'x' }] };
  const after = {
    title: 'A',
    category: 3,
    content: [{ heading: 'Two', text: 'x' }, { text: 'y' }],
  };
  expect(differences(before, after)).toEqual([
    { field: 'category', old: '', new: '3' },
    { field: 'content.0.heading', old: 'One', new: 'Two' },
    { field: 'content.1.text', old: '', new: 'y' },
  ]);
  expect(differences(after, after)).toEqual([]);
});

test('a field or an item that is gone is named as well', () => {
  expect(differences({ list: ['a', 'b'] }, { list: ['a'] })).toEqual([
    { field: 'list.1', old: 'b', new: '' },
  ]);
});

const row = (id: string, text: string) => ({ id, text });

test('a row that has an id is the same row in another place', () => {
  const before = { rows: [row('a', 'One'), row('b', 'Two')] };
  const after = { rows: [row('c', 'New'), row('a', 'One'), row('b', 'Three')] };
  expect(differences(before, after)).toEqual([
    { field: 'rows.order', old: 'One\nTwo', new: 'New\nOne\nThree' },
    { field: 'rows.0.text', old: '', new: 'New' },
    { field: 'rows.2.text', old: 'Two', new: 'Three' },
  ]);
  expect(differences(after, { rows: after.rows.slice(1) })).toEqual([
    { field: 'rows.order', old: 'New\nOne\nThree', new: 'One\nThree' },
    { field: 'rows.c.text', old: 'New', new: '' },
  ]);
});

test('rows alike in words, and rows without words, differ in their order', () => {
  const alike = [row('a', 'One'), row('b', 'One')];
  expect(differences({ alike }, { alike: alike.toReversed() })).toEqual([
    { field: 'alike.order', old: 'a\nb', new: 'b\na' },
  ]);
  expect(differences({ rows: [] }, { rows: [row('a', '')] })).toEqual([
    { field: 'rows.order', old: '', new: 'a' },
  ]);
});

test('rows of which two share an id are compared place by place', () => {
  const rows = [row('a', 'One'), row('a', 'Two')];
  expect(differences({ rows }, { rows: rows.toReversed() })).toHaveLength(2);
});

test('a text that became a list differs as both', () => {
  expect(differences({ one: 'a' }, { one: ['b'] })).toEqual([
    { field: 'one.0', old: '', new: 'b' },
    { field: 'one', old: 'a', new: '' },
  ]);
});

test('long texts are cut between characters', () => {
  const [change] = shortened([{ field: 'f', old: 'x'.repeat(80), new: '😀'.repeat(81) }]);
  expect(change?.old).toBe('x'.repeat(80));
  expect(change?.new).toBe(`${'😀'.repeat(79)}…`);
});

test('long texts are cut around their first difference', () => {
  const words = 'The tide brings new sand to the beach every day. '.repeat(4);
  const [change] = shortened([
    { field: 'f', old: `${words}It stays.`, new: `${words}It goes away again.` },
  ]);
  expect(change).toEqual({
    field: 'f',
    old: '…day. The tide brings new sand to the beach every day. It stays.',
    new: '…day. The tide brings new sand to the beach every day. It goes away again.',
  });
});

test('a text that was cut off or emptied shows where', () => {
  const long = 'word '.repeat(40);
  const [cut] = shortened([{ field: 'f', old: `${long}end`, new: long.trim() }]);
  expect(cut?.old.endsWith('word end')).toBe(true);
  expect(cut?.new.endsWith('word word')).toBe(true);
  expect([...(cut?.old ?? '')].length).toBeLessThanOrEqual(80);
  const [emptied] = shortened([{ field: 'f', old: long, new: '' }]);
  expect(emptied).toEqual({ field: 'f', old: `${long.slice(0, 79)}…`, new: '' });
});
