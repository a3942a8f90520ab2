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

/** The local storage key of the session (specification §9, R-9-22). */
export const userInfoKey = 'userInfo';

/** Where earlier versions of the product kept third-party sign-in data; log-out clears it (D32). */
export const thirdPartyUserKeys = ['googleUser', 'facebookUser'] as const;
