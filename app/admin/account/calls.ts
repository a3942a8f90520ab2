import type { FactorState, OfferedSecret, OwnSession } from '../../../domain/user.ts';
import { call } from '../api.ts';

interface Done {
  message: string;
}

export function changePassword(body: { current: string; new: string }): Promise<Done> {
  return call('/api/users/password', { method: 'POST', body });
}

export function findOwnSessions(): Promise<OwnSession[]> {
  return call('/api/users/sessions');
}

export function endSession(id: string): Promise<Done> {
  return call(`/api/users/sessions/${id}`, { method: 'DELETE' });
}

/** Every session but the one of this browser. */
export function endOtherSessions(): Promise<Done> {
  return call('/api/users/sessions', { method: 'DELETE' });
}

export function findFactorState(): Promise<FactorState> {
  return call('/api/users/totp');
}

export function offerSecret(password: string): Promise<OfferedSecret> {
  return call('/api/users/totp', { method: 'POST', body: { password } });
}

/** Answers the recovery codes, which are told only now. */
export async function confirmSecret(code: string): Promise<string[]> {
  const answer = await call<Done & { recoveryCodes: string[] }>('/api/users/totp/on', {
    method: 'POST',
    body: { code },
  });
  return answer.recoveryCodes;
}

export function turnOffFactor(body: { password: string; code: string }): Promise<Done> {
  return call('/api/users/totp/off', { method: 'POST', body });
}
