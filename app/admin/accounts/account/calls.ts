import type { FactorState, OfferedSecret, OwnSession } from '../../../../domain/accounts/user.ts';
import { boolean, done, holds, list, number, string, texts } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

interface Done {
  message: string;
}

export function changePassword(body: { current: string; new: string }): Promise<Done> {
  return call('/api/users/password', done, { method: 'POST', body });
}

export function findOwnSessions(): Promise<OwnSession[]> {
  return call('/api/users/sessions', list);
}

export function endSession(id: string): Promise<Done> {
  return call(`/api/users/sessions/${id}`, done, { method: 'DELETE' });
}

/** Every session but the one of this browser. */
export function endOtherSessions(): Promise<Done> {
  return call('/api/users/sessions', done, { method: 'DELETE' });
}

export function findFactorState(): Promise<FactorState> {
  return call('/api/users/totp', holds({ enabled: boolean(), recoveryCodesLeft: number() }));
}

export function offerSecret(password: string): Promise<OfferedSecret> {
  return call('/api/users/totp', holds({ secret: string(), uri: string() }), {
    method: 'POST',
    body: { password },
  });
}

/** Answers the recovery codes, which are told only now. */
export async function confirmSecret(code: string): Promise<string[]> {
  const answer = await call<Done & { recoveryCodes: string[] }>(
    '/api/users/totp/on',
    done.extend({ recoveryCodes: texts }),
    { method: 'POST', body: { code } },
  );
  return answer.recoveryCodes;
}

export function turnOffFactor(body: { password: string; code: string }): Promise<Done> {
  return call('/api/users/totp/off', done, { method: 'POST', body });
}
