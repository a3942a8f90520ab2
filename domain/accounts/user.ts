import { z } from '../zod.ts';

/** Lengths of the sign-in form in UTF-16 code units (specification §5, R-5-08). */
export const loginLimits = { email: 36, password: 16 } as const;

/** Longest code of the second factor; a recovery code has the most characters. */
export const codeLimit = 30;

export const loginInput = z.object({
  email: z.string().max(loginLimits.email).pipe(z.email()),
  password: z.string().min(1).max(loginLimits.password),
  /** Of the second factor, for accounts that have one: 6 digits or a recovery code. */
  code: z.string().max(codeLimit).optional(),
});

export interface User {
  user_id: number;
  email: string;
  isAdmin: boolean;
}

/** What POST /api/users/login answers and the browser keeps under `userInfo` (R-3-10, R-7-07). */
export interface UserInfo {
  token: string;
  isAdmin: boolean;
  email: string;
}

/** A live session of the own account; its id opens nothing. */
export interface OwnSession {
  id: string;
  /** ISO 8601, as the next. */
  created_at: string;
  last_used_at: string;
  /** Browser and system, such as 'Firefox on Linux'; empty when neither is known. */
  device: string;
  /** Where it was begun: a network address without its last part; empty for one of an earlier release. */
  network: string;
  /** Whether it is the session that asks. */
  current: boolean;
}

/** The second factor of the own account. */
export interface FactorState {
  enabled: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator app is given: by hand, or as an address in a picture. */
export interface OfferedSecret {
  secret: string;
  uri: string;
}

/** The local storage key of the session (specification §9, R-9-22). */
export const userInfoKey = 'userInfo';

/** Where earlier versions of the product kept third-party sign-in data; log-out clears it (D32). */
export const thirdPartyUserKeys = ['googleUser', 'facebookUser'] as const;
