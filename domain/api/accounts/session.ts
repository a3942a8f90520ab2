import { loginInput } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post } from '../call.ts';

const me = z.object({ isAdmin: z.boolean(), email: z.string() });

/** What the browser keeps under `userInfo` (R-3-10, R-7-07). */
const userInfo = me.extend({
  token: z.string().describe('Goes into the header Authorization: Bearer …'),
});

export type UserInfo = z.infer<typeof userInfo>;

export const signInCall = post('signIn', '/api/users/login', {
  body: loginInput,
  answer: userInfo,
  needs: ['token', 'isAdmin'],
});

export const signOutCall = post('signOut', '/api/users/logout', {
  answer: done,
});

export const getSignedInUser = get('getSignedInUser', '/api/users/me', {
  answer: me,
});
