import { expect, test } from 'vitest';
import { schemaRows } from './schema-rows.ts';

test('fields come in order, those inside a field under its name', () => {
  const rows = schemaRows({
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 300 },
      parts: {
        type: 'array',
        maxItems: 10,
        items: { type: 'object', properties: { heading: { type: 'string' } } },
      },
    },
  });
  expect(rows).toEqual([
    { names: ['title'], type: 'text', required: true, notes: ['at most 300 characters'] },
    { names: ['parts'], type: 'list of objects', required: false, notes: ['at most 10 items'] },
    { names: ['parts[].heading'], type: 'text', required: false, notes: [] },
  ]);
});

test('neighbours that only differ in their names share a row', () => {
  const text = { type: 'string', default: '' };
  const rows = schemaRows({ properties: { one: text, two: text, three: { type: 'integer' } } });
  expect(rows.map(({ names }) => names)).toEqual([['one', 'two'], ['three']]);
  expect(rows[0]?.notes).toEqual(['empty when left out']);
});

test('choices and bounds are told in words', () => {
  const rows = schemaRows({
    properties: {
      template: { enum: ['template1', ''], type: 'string' },
      category: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
      name: { type: 'string', minLength: 3, maxLength: 12 },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  });
  expect(rows.map(({ type, notes }) => [type, ...notes])).toEqual([
    ['text', '"template1", empty'],
    ['whole number or null', 'null when left out'],
    ['text', '3 to 12 characters'],
    ['object of texts'],
  ]);
});

test('a schema without fields is one nameless row', () => {
  expect(schemaRows({ type: 'string' })).toEqual([
    { names: [], type: 'text', required: true, notes: [] },
  ]);
});
