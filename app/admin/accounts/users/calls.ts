import {
  type ChangedUser,
  type Invitation,
  type Invited,
  inviteUser,
  type ListedUser,
  listInvitations,
  listUsers,
  resendInvitation,
  resetUser as resetCall,
  revokeInvitation as revokeCall,
  type UserWithPassword,
  updateUser,
} from '../../../../domain/api/accounts/users.ts';
import type { Done } from '../../../../domain/api/answers.ts';
import { request } from '../../api.ts';

export function findUsers(): Promise<ListedUser[]> {
  return request(listUsers);
}

/** Without a mail server the link is told, and only in this answer. */
export function inviteAdministrator(email: string): Promise<Invited> {
  return request(inviteUser, { body: { email } });
}

export function findInvitations(): Promise<Invitation[]> {
  return request(listInvitations);
}

export function inviteAgain(id: number): Promise<Invited> {
  return request(resendInvitation, { params: { id } });
}

export function revokeInvitation(id: number): Promise<Done> {
  return request(revokeCall, { params: { id } });
}

export function setDisabled(id: number, disabled: boolean): Promise<ChangedUser> {
  return request(updateUser, { params: { id }, body: { disabled } });
}

/** The password was generated and is told only in this answer. */
export function resetUser(id: number): Promise<UserWithPassword> {
  return request(resetCall, { params: { id } });
}
