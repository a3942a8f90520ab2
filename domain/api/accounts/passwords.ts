import { loginInput, loginLimits } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { defineCall } from '../call.ts';

export function newPassword(least: number) {
  return z.string().min(least).max(loginLimits.password);
}

function linkInput(least: number) {
  return z.object({
    token: z.string().max(200).describe('What stands behind the # of the link.'),
    password: newPassword(least),
  });
}

const path = '/api/users/password/forgot';

export const getPasswordHelp = defineCall({
  id: 'getPasswordHelp',
  method: 'GET',
  path,
  answer: z.object({ byMail: z.boolean() }),
});

export const requestPasswordLink = defineCall({
  id: 'requestPasswordLink',
  method: 'POST',
  path,
  body: loginInput.pick({ email: true }),
  answer: done,
});

const accepted = done.extend({ email: z.string() });

const reset = accepted.extend({
  secondFactor: z.boolean().describe('Whether the sign-in will ask for a code.'),
});

export type OpenedLink = z.infer<typeof accepted> & Partial<z.infer<typeof reset>>;

export function resetPasswordOf(least: number) {
  return defineCall({
    id: 'resetPassword',
    method: 'POST',
    path: '/api/users/password/reset',
    body: linkInput(least),
    answer: reset,
    needs: ['message', 'email'],
  });
}

export function acceptInvitationOf(least: number) {
  return defineCall({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/api/users/invitations/accept',
    body: linkInput(least),
    answer: accepted,
    status: 201,
  });
}
