import { codeLimit, loginInput, loginLimits } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post } from '../call.ts';
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
  return post('changePassword', '/api/users/password', {
    body,
    answer: done,
  });
}

export const listOwnSessions = get('listOwnSessions', '/api/users/sessions', {
  answer: z.array(ownSession),
});

export const endOwnSession = del('endOwnSession', '/api/users/sessions/:id', {
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }),
  answer: done,
});

export const endOtherSessions = del('endOtherSessions', '/api/users/sessions', {
  answer: done,
});

export const getSecondFactor = get('getSecondFactor', '/api/users/totp', {
  answer: factorState,
});

export const offerSecondFactorCall = post('offerSecondFactor', '/api/users/totp', {
  body: z.object({ password }),
  answer: offeredSecret,
});

export const confirmSecondFactorCall = post('confirmSecondFactor', '/api/users/totp/on', {
  body: z.object({ code }),
  answer: done.extend({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = post('removeSecondFactor', '/api/users/totp/off', {
  body: z.object({ password, code }),
  answer: done,
});
