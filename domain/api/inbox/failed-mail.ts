import { done, undoable } from '../answers.ts';
import { defineCall } from '../call.ts';
import { rowParams as params } from '../params.ts';

export const resendMail = defineCall({
  id: 'resendMail',
  method: 'POST',
  path: '/api/outbox/:id/resend',
  params,
  answer: done,
});

export const dismissMail = defineCall({
  id: 'dismissMail',
  method: 'POST',
  path: '/api/outbox/:id/dismiss',
  params,
  answer: done.extend(undoable),
});

export const restoreMail = defineCall({
  id: 'restoreMail',
  method: 'POST',
  path: '/api/outbox/:id/restore',
  params,
  answer: done,
});
