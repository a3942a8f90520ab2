import type { ListedUser } from '../../../domain/user.ts';
import { call } from '../api.ts';

interface ChangedUser {
  user: ListedUser;
  message: string;
}

/** The password was generated and is told only in this answer. */
export type UserWithPassword = ChangedUser & { password: string };

export function findUsers(): Promise<ListedUser[]> {
  return call('/api/users');
}

export function addAdministrator(email: string): Promise<UserWithPassword> {
  return call('/api/users', { method: 'POST', body: { email } });
}

export function setDisabled(id: number, disabled: boolean): Promise<ChangedUser> {
  return call(`/api/users/${id}`, { method: 'PUT', body: { disabled } });
}

export function resetUser(id: number): Promise<UserWithPassword> {
  return call(`/api/users/${id}/reset`, { method: 'POST' });
}
