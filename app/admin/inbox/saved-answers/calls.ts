import {
  createSavedAnswer,
  deleteSavedAnswer as deleteCall,
  listSavedAnswers,
  type SavedAnswer,
  updateSavedAnswer,
} from '../../../../domain/api/inbox/saved-answers.ts';
import { request } from '../../api.ts';
import type { Deletion } from '../../item-calls.ts';

type Typed = Omit<SavedAnswer, 'saved_answer_id'>;

export function findSavedAnswers(): Promise<SavedAnswer[]> {
  return request(listSavedAnswers);
}

/** Saves a new one, or changes the one of this id. Answers the server's message. */
export async function saveSavedAnswer(id: number | null, body: Typed): Promise<string> {
  const saved =
    id === null
      ? request(createSavedAnswer, { body })
      : request(updateSavedAnswer, { params: { id }, body });
  return (await saved).message;
}

export function deleteSavedAnswer(id: number): Promise<Deletion> {
  return request(deleteCall, { params: { id } });
}
