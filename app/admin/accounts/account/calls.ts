import {
  changePasswordOf,
  confirmSecondFactor,
  endOtherSessions as endOthersCall,
  endOwnSession,
  type FactorState,
  getSecondFactor,
  listOwnSessions,
  type OfferedSecret,
  type OwnSession,
  offerSecondFactor,
  removeSecondFactor,
} from '../../../../domain/api/accounts/own-account.ts';
import type { Done } from '../../../../domain/api/answers.ts';
import { request } from '../../api.ts';

const changeCall = changePasswordOf(1);

export function changePassword(body: { current: string; new: string }): Promise<Done> {
  return request(changeCall, { body });
}

export function findOwnSessions(): Promise<OwnSession[]> {
  return request(listOwnSessions);
}

export function endSession(id: string): Promise<Done> {
  return request(endOwnSession, { params: { id } });
}

/** Every session but the one of this browser. */
export function endOtherSessions(): Promise<Done> {
  return request(endOthersCall);
}

export function findFactorState(): Promise<FactorState> {
  return request(getSecondFactor);
}

export function offerSecret(password: string): Promise<OfferedSecret> {
  return request(offerSecondFactor, { body: { password } });
}

/** Answers the recovery codes, which are told only now. */
export async function confirmSecret(code: string): Promise<string[]> {
  return (await request(confirmSecondFactor, { body: { code } })).recoveryCodes;
}

export function turnOffFactor(body: { password: string; code: string }): Promise<Done> {
  return request(removeSecondFactor, { body });
}
