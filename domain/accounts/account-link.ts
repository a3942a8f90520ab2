import { hour, minute } from '../durations.ts';

export const accountLinkKinds = ['reset', 'invitation'] as const;

export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** Milliseconds since the mail left (threats T40, T41). */
export const accountLinkLife: Record<AccountLinkKind, number> = {
  reset: 30 * minute,
  invitation: 72 * hour,
};

/** The token stands behind the #, which no browser sends to a server. */
export function accountLinkPath(kind: AccountLinkKind, token: string): string {
  return `/login/${kind}#${token}`;
}
