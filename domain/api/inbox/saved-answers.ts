import { savedAnswerChange, savedAnswerInput } from '../../inbox/saved-answer.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { defineCall } from '../call.ts';
import { rowParams as params } from '../params.ts';

const savedAnswer = savedAnswerInput.extend({ saved_answer_id: z.number().int() });

export type SavedAnswer = z.infer<typeof savedAnswer>;

const path = '/api/saved-answers';
const answer = savedAnswer.extend(done.shape);

export const listSavedAnswers = defineCall({
  id: 'listSavedAnswers',
  method: 'GET',
  path,
  answer: z.array(savedAnswer),
});

export const createSavedAnswer = defineCall({
  id: 'createSavedAnswer',
  method: 'POST',
  path,
  body: savedAnswerInput,
  answer,
  status: 201,
  needs: ['message'],
});

export const updateSavedAnswerCall = defineCall({
  id: 'updateSavedAnswer',
  method: 'PUT',
  path: '/api/saved-answers/:id',
  params,
  body: savedAnswerChange,
  answer,
  needs: ['message'],
});

export const deleteSavedAnswerCall = defineCall({
  id: 'deleteSavedAnswer',
  method: 'DELETE',
  path: '/api/saved-answers/:id',
  params,
  answer: done.extend(undoable),
  needs: ['message'],
});

export const restoreSavedAnswerCall = defineCall({
  id: 'restoreSavedAnswer',
  method: 'POST',
  path: '/api/saved-answers/:id/restore',
  params,
  answer: done,
});
