import { expect, test } from 'vitest';
import { nextProgress, type Progress } from './form-progress.ts';

const values = { name: 'Maryam', email: 'maryam@barhi.example', message: 'A shop, please.' };
const sending: Progress = { step: 'sending' };

test('a sent message says so and keeps nothing', () => {
  const progress = nextProgress(sending, { type: 'answer', answer: { msg: 'success' }, values });
  expect(progress).toEqual({ step: 'sent' });
});

test('a refused message is kept for restoring, with what the server said of its fields', () => {
  const errors = { name: 'Please enter at least 3 characters.' };
  const answer = { msg: 'fail', errors } as const;
  expect(nextProgress(sending, { type: 'answer', answer, values })).toEqual({
    step: 'failed',
    errors,
    kept: values,
  });
});

test('a refusal without messages per field is a failure all the same', () => {
  const progress = nextProgress(sending, { type: 'answer', answer: { msg: 'fail' }, values });
  expect(progress).toEqual({ step: 'failed', errors: {}, kept: values });
});

test('without an answer the fields still hold the message, so nothing is there to restore', () => {
  const progress = nextProgress(sending, { type: 'answer', answer: null, values });
  expect(progress).toEqual({ step: 'failed', errors: {}, kept: null });
});

test('what was restored cannot be restored again; the messages stay at the fields', () => {
  const errors = { email: 'Please enter an email address like name@example.com.' };
  const failed: Progress = { step: 'failed', errors, kept: values };
  expect(nextProgress(failed, { type: 'restore' })).toEqual({ step: 'failed', errors, kept: null });
  expect(nextProgress({ step: 'sent' }, { type: 'restore' })).toEqual({ step: 'sent' });
});

test('sending again forgets the last outcome', () => {
  expect(nextProgress({ step: 'failed', errors: {}, kept: values }, { type: 'send' })).toEqual(
    sending,
  );
});
