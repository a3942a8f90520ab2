import { expect, test } from 'vitest';
import { html, line } from './fields.ts';
import { rows, rowsLimit } from './rows.ts';

const questions = rows('words', 'Questions', {
  noun: 'question',
  fields: { question: line('words', 'Question', 10), answer: html('words', 'Answer', 100) },
});

test('R-P-02 each row gets an id of its own and keeps it', () => {
  const [first, second, third] = questions.input.parse([
    { question: 'One' },
    { id: 'kept', question: 'Two' },
    { id: 'kept', question: 'Three' },
  ]);
  expect(first?.id).toMatch(/^[a-z0-9]{12}$/);
  expect(second).toEqual({ id: 'kept', question: 'Two', answer: '' });
  expect(third?.id).not.toBe('kept');
});

test('R-P-02 signs that would part the names of fields and orders are none of an id', () => {
  const [first, second] = questions.input.parse([{ id: 'my first.row' }, { id: 'my-first-row' }]);
  expect(first?.id).toBe('my-first-row');
  expect(second?.id).toMatch(/^[a-z0-9]{12}$/);
});

test('R-P-06 more rows than fit and longer texts are refused with the limit', () => {
  const many = Array.from({ length: rowsLimit + 1 }, () => ({}));
  expect(questions.input.safeParse(many).error?.issues[0]?.message).toBe(
    'Questions has room for 60.',
  );
  const long = questions.input.safeParse([{ question: 'x'.repeat(11) }]);
  expect(long.error?.issues[0]?.path).toEqual([0, 'question']);
});

test('what is stored reads back whatever is wrong with it', () => {
  expect(questions.lenient.parse('none')).toEqual([]);
  expect(questions.lenient.parse([{ id: 'a', question: 5 }])).toEqual([
    { id: 'a', question: '', answer: '' },
  ]);
});

test('each piece of HTML can be changed', () => {
  const changed = questions.mapHtml?.(
    [{ id: 'a', question: 'x', answer: 'y' }],
    (text) => `${text}!`,
  );
  expect(changed).toEqual([{ id: 'a', question: 'x', answer: 'y!' }]);
});
