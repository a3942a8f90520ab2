import { done, undoable } from '../answers.ts';
import { post } from '../call.ts';
import { rowParams as params } from '../params.ts';

export const resendMail = post('resendMail', '/api/outbox/:id/resend', {
  params,
  answer: done,
});

export const dismissMail = post('dismissMail', '/api/outbox/:id/dismiss', {
  params,
  answer: done.extend(undoable),
});

export const restoreMail = post('restoreMail', '/api/outbox/:id/restore', {
  params,
  answer: done,
});
