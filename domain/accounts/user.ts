import { z } from '../zod.ts';

/** UTF-16 code units (specification §5, R-5-08). */
export const loginLimits = { email: 36, password: 16 } as const;

export const codeLimit = 30;

export const loginInput = z.object({
  email: z.string().max(loginLimits.email).pipe(z.email()),
  password: z.string().min(1).max(loginLimits.password),
  code: z.string().max(codeLimit).optional(),
});

export interface User {
  user_id: number;
  email: string;
  isAdmin: boolean;
}

/** The local storage key of the session (specification §9, R-9-22). */
export const userInfoKey = 'userInfo';

/** Third-party sign-in data of earlier versions; log-out clears it (D32). */
export const thirdPartyUserKeys = ['googleUser', 'facebookUser'] as const;
