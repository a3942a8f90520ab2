import { codeLimit, loginInput, loginLimits } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { defineCall } from '../call.ts';
import { newPassword } from './passwords.ts';

const { password } = loginInput.shape;
const code = z.string().min(1).max(codeLimit);

const ownSession = z.object({
  id: z.string().describe('Names the session; it opens nothing.'),
  created_at: z.string(),
  last_used_at: z.string(),
  device: z.string().describe('Browser and system; empty when neither is known.'),
  network: z.string().describe('A network address without its last part.'),
  current: z.boolean().describe('Whether this is the session of the call.'),
});

export type OwnSession = z.infer<typeof ownSession>;

const factorState = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() });

export type FactorState = z.infer<typeof factorState>;

const offeredSecret = z.object({ secret: z.string(), uri: z.string() });

export type OfferedSecret = z.infer<typeof offeredSecret>;

export function changePasswordOf(least: number) {
  const body = z.object({
    current: z.string().min(1).max(loginLimits.password),
    new: newPassword(least),
  });
  return defineCall({
    id: 'changePassword',
    method: 'POST',
    path: '/api/users/password',
    body,
    answer: done,
  });
}

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/api/users/sessions',
  answer: z.array(ownSession),
});

export const endOwnSession = defineCall({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  answer: done,
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/users/sessions',
  answer: done,
});

export const getSecondFactor = defineCall({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/users/totp',
  answer: factorState,
});

export const offerSecondFactorCall = defineCall({
  id: 'offerSecondFactor',
  method: 'POST',
  path: '/api/users/totp',
  body: z.object({ password }),
  answer: offeredSecret,
});

export const confirmSecondFactorCall = defineCall({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/users/totp/on',
  body: z.object({ code }),
  answer: done.extend({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = defineCall({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/users/totp/off',
  body: z.object({ password, code }),
  answer: done,
});
