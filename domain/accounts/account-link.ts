/** Links that lead into an account: for a forgotten password, and for somebody who is new. */
export type AccountLinkKind = 'reset' | 'invitation';

/** Milliseconds that a link opens, counted from when it left (threats T40, T41). */
export const accountLinkLife: Record<AccountLinkKind, number> = {
  reset: 30 * 60_000,
  invitation: 72 * 3_600_000,
};

/** The page that takes the link; the token stands behind the #, which no browser sends to a server. */
export function accountLinkPath(kind: AccountLinkKind, token: string): string {
  return `/login/${kind}#${token}`;
}

/** An invitation that nobody has accepted yet, as administrators see it. */
export interface Invitation {
  link_id: number;
  email: string;
  /** Who has invited. */
  invited_by: string;
  /** ISO 8601. */
  created_at: string;
  /** Until when its link opens, ISO 8601; null until one has left. */
  expires_at: string | null;
  /** Of the mail; 'shown' was handed over by hand. */
  status: 'queued' | 'sent' | 'failed' | 'shown';
  /** What the mail server said when it did not take the mail. */
  reason: string;
}
