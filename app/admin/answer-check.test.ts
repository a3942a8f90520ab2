import { expect, test } from 'vitest';
import { get } from '../../domain/api/call.ts';
import { z } from '../../domain/zod.ts';
import { holdsWhatIsNeeded } from './answer-check.ts';

const answer = z.object({
  title: z.string().min(3),
  kind: z.enum(['one', 'two']),
  rows: z.array(z.object({ path: z.string() })),
  mail: z.object({ queued: z.number(), reasons: z.array(z.string()) }),
  until: z.string().nullable(),
});
const call = get('findRows', '/api/rows', { answer });
const whole = {
  title: 'Rows',
  kind: 'two',
  rows: [{ path: '/' }],
  mail: { queued: 1, reasons: ['full'] },
  until: null,
};

test.each([
  ['as the server sends it', {}],
  ['with keys of a newer server', { more: 1 }],
  ['with a shorter text and another choice', { title: '', kind: 'three' }],
  ['without what may be null', { until: undefined }],
  ['with list items that lack a text', { rows: [{}] }],
  ['without a number below the first level', { mail: { reasons: [] } }],
])('an answer %s is shown', (_, changes) => {
  expect(holdsWhatIsNeeded(call, { ...whole, ...changes })).toBe(true);
});

test.each([
  ['without a text', { title: undefined }],
  ['with another kind of value', { kind: 2 }],
  ['with no list where one is looped over', { rows: {} }],
  ['with list items that are no objects', { rows: [null] }],
  ['without a list below the first level', { mail: { queued: 1 } }],
])('an answer %s counts as none', (_, changes) => {
  expect(holdsWhatIsNeeded(call, { ...whole, ...changes })).toBe(false);
});

test.each([undefined, null, '', 'Rows', [], {}])('%j counts as no answer', (value) => {
  expect(holdsWhatIsNeeded(call, value)).toBe(false);
});

test('of an answer in one of two shapes, either is taken', () => {
  const either = { ...call, answer: answer.or(z.array(answer)) };
  expect(holdsWhatIsNeeded(either, whole)).toBe(true);
  expect(holdsWhatIsNeeded(either, [whole])).toBe(true);
  expect(holdsWhatIsNeeded(either, { rows: [] })).toBe(false);
});

test('a call that names what it needs takes an answer of no more than that', () => {
  const needs = ['title'] as const;
  expect(holdsWhatIsNeeded({ ...call, needs }, { title: 'Rows' })).toBe(true);
  expect(holdsWhatIsNeeded({ ...call, needs }, { kind: 'one' })).toBe(false);
});
