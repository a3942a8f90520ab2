import {
  acceptInvitationOf,
  getPasswordHelp,
  type OpenedLink,
  requestPasswordLink,
  resetPasswordOf,
} from '../../../../domain/api/accounts/passwords.ts';
import type { Done } from '../../../../domain/api/answers.ts';
import { request } from '../../api.ts';

interface NewPassword {
  token: string;
  password: string;
}

const resetCall = resetPasswordOf(1);
const acceptCall = acceptInvitationOf(1);

/** Whether the site sends mail, and so can send a link to whoever forgot the password. */
export async function maySendLinks(): Promise<boolean> {
  return (await request(getPasswordHelp)).byMail;
}

export function askForLink(email: string): Promise<Done> {
  return request(requestPasswordLink, { body: { email } });
}

export function resetPassword(body: NewPassword): Promise<OpenedLink> {
  return request(resetCall, { body });
}

export function acceptInvitation(body: NewPassword): Promise<OpenedLink> {
  return request(acceptCall, { body });
}
