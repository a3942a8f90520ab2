import { accountLinkKinds } from '../../accounts/account-link.ts';
import { loginInput, loginLimits } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post } from '../call.ts';

export function newPassword(least: number) {
  return z.string().min(least).max(loginLimits.password);
}

const token = z.string().max(200).describe('What stands behind the # of the link.');

function linkInput(least: number) {
  return z.object({ token, password: newPassword(least) });
}

const path = '/api/users/password/forgot';

export const getPasswordHelp = get('getPasswordHelp', path, {
  answer: z.object({ byMail: z.boolean() }),
});

export const requestPasswordLink = post('requestPasswordLink', path, {
  body: loginInput.pick({ email: true }),
  answer: done,
});

/** By POST, so that no address holds the token. */
export const lookAtAccountLink = post('lookAtAccountLink', '/api/users/links/look', {
  body: z.object({ kind: z.enum(accountLinkKinds), token }),
  answer: done,
});

const accepted = done.extend({ email: z.string() });

const reset = accepted.extend({
  secondFactor: z.boolean().describe('Whether the sign-in will ask for a code.'),
});

export type OpenedLink = z.infer<typeof accepted> & Partial<z.infer<typeof reset>>;

export function resetPasswordOf(least: number) {
  return post('resetPassword', '/api/users/password/reset', {
    body: linkInput(least),
    answer: reset,
    needs: ['message', 'email'],
  });
}

export function acceptInvitationOf(least: number) {
  return post('acceptInvitation', '/api/users/invitations/accept', {
    body: linkInput(least),
    answer: accepted,
    status: 201,
  });
}
