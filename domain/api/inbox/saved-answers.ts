import { savedAnswerChange, savedAnswerInput } from '../../inbox/saved-answer.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { rowParams as params } from '../params.ts';

const savedAnswer = savedAnswerInput.extend({ saved_answer_id: z.number().int() });

export type SavedAnswer = z.infer<typeof savedAnswer>;

const path = '/api/saved-answers';
const answer = savedAnswer.extend(done.shape);

export const listSavedAnswers = get('listSavedAnswers', path, {
  answer: z.array(savedAnswer),
});

export const createSavedAnswer = post('createSavedAnswer', path, {
  body: savedAnswerInput,
  answer,
  status: 201,
  needs: ['message'],
});

export const updateSavedAnswerCall = put('updateSavedAnswer', '/api/saved-answers/:id', {
  params,
  body: savedAnswerChange,
  answer,
  needs: ['message'],
});

export const deleteSavedAnswerCall = del('deleteSavedAnswer', '/api/saved-answers/:id', {
  params,
  answer: done.extend(undoable),
  needs: ['message'],
});

export const restoreSavedAnswerCall = post('restoreSavedAnswer', '/api/saved-answers/:id/restore', {
  params,
  answer: done,
});
