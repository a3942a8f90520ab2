import type { Invitation } from '../../../../domain/accounts/account-link.ts';
import type { ListedUser } from '../../../../domain/accounts/user.ts';
import { done, holds, list, string } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

interface ChangedUser {
  user: ListedUser;
  message: string;
}

/** The password was generated and is told only in this answer. */
export type UserWithPassword = ChangedUser & { password: string };

const changed = done.extend({ user: holds({ email: string() }) });
const invited = done.extend({ invitation: holds({ email: string() }) });
const withPassword = changed.extend({ password: string() });

export function findUsers(): Promise<ListedUser[]> {
  return call('/api/users', list);
}

/** Without a mail server the link is told, and only in this answer. */
export interface Invited {
  invitation: Invitation;
  message: string;
  link?: string;
}

export function inviteAdministrator(email: string): Promise<Invited> {
  return call('/api/users', invited, { method: 'POST', body: { email } });
}

export function findInvitations(): Promise<Invitation[]> {
  return call('/api/users/invitations', list);
}

export function inviteAgain(id: number): Promise<Invited> {
  return call(`/api/users/invitations/${id}/resend`, invited, { method: 'POST' });
}

export function revokeInvitation(id: number): Promise<{ message: string }> {
  return call(`/api/users/invitations/${id}`, done, { method: 'DELETE' });
}

export function setDisabled(id: number, disabled: boolean): Promise<ChangedUser> {
  return call(`/api/users/${id}`, changed, { method: 'PUT', body: { disabled } });
}

export function resetUser(id: number): Promise<UserWithPassword> {
  return call(`/api/users/${id}/reset`, withPassword, { method: 'POST' });
}
