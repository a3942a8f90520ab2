import { boolean, done, holds, string } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

interface Done {
  message: string;
}

/** What a link has done to its account. */
export interface Opened extends Done {
  email: string;
  /** Whether signing in will ask for a code. */
  secondFactor?: boolean;
}

interface NewPassword {
  token: string;
  password: string;
}

const opened = done.extend({ email: string() });

/** Whether the site sends mail, and so can send a link to whoever forgot the password. */
export async function maySendLinks(): Promise<boolean> {
  const path = '/api/users/password/forgot';
  return (await call<{ byMail: boolean }>(path, holds({ byMail: boolean() }))).byMail;
}

export function askForLink(email: string): Promise<Done> {
  return call('/api/users/password/forgot', done, { method: 'POST', body: { email } });
}

export function resetPassword(body: NewPassword): Promise<Opened> {
  return call('/api/users/password/reset', opened, { method: 'POST', body });
}

export function acceptInvitation(body: NewPassword): Promise<Opened> {
  return call('/api/users/invitations/accept', opened, { method: 'POST', body });
}
