import type { SavedAnswer } from '../../../../domain/inbox/saved-answer.ts';
import { done, list } from '../../answer-shapes.ts';
import { call } from '../../api.ts';
import type { Deletion } from '../../item-calls.ts';

type Typed = Omit<SavedAnswer, 'saved_answer_id'>;

export function findSavedAnswers(): Promise<SavedAnswer[]> {
  return call('/api/saved-answers', list);
}

/** Saves a new one, or changes the one of this id. Answers the server's message. */
export async function saveSavedAnswer(id: number | null, body: Typed): Promise<string> {
  const saved =
    id === null
      ? call<{ message: string }>('/api/saved-answers', done, { method: 'POST', body })
      : call<{ message: string }>(`/api/saved-answers/${id}`, done, { method: 'PUT', body });
  return (await saved).message;
}

export function deleteSavedAnswer(id: number): Promise<Deletion> {
  return call(`/api/saved-answers/${id}`, done, { method: 'DELETE' });
}
