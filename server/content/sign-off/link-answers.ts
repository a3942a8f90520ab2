import type { Answer } from '../../../db/content/sign-off/answers.ts';
import type { SignOffLinkRow } from '../../../db/content/sign-off/sign-off-tables.ts';
import { storedEditPath } from '../../../domain/content/sign-off/edit-path.ts';

export function shownLink({ link_id, name, email, made_by, made_at, ...rest }: SignOffLinkRow) {
  const { expires_at, revoked_at, confirmed_at } = rest;
  return { link_id, name, email, made_by, made_at, expires_at, revoked_at, confirmed_at };
}

export function shownAnswer(answer: Answer) {
  const { answer_id, link_id, name, recipient, email, verdict, made_at } = answer;
  const labels = answer.sections.map(({ label }) => label);
  const isConfirmed = answer.is_confirmed === 1;
  return { answer_id, link_id, name, recipient, email, isConfirmed, verdict, labels, made_at };
}

export function arrivedAnswer(answer: Answer, language?: string) {
  const { kind, item_id, title } = answer;
  const path = storedEditPath(kind, item_id, language);
  return { ...shownAnswer(answer), kind, item_id, title, path };
}
