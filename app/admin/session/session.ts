import { thirdPartyUserKeys, userInfoKey } from '../../../domain/accounts/user.ts';
import type { UserInfo } from '../../../domain/api/accounts/session.ts';

/** The sign-in answer kept in this browser, or null; damaged data counts as none (R-3-10). */
export function readUserInfo(): UserInfo | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? 'null');
    return isUserInfo(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'token' in value && 'isAdmin' in value;
}

export function keepUserInfo(userInfo: UserInfo): void {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo));
}

/** Forgets the session and any third-party sign-in data (specification §4, decision D32). */
export function forgetUserInfo(): void {
  for (const key of [userInfoKey, ...thirdPartyUserKeys]) localStorage.removeItem(key);
}

const placeKey = 'signInPlace';

/** Where to return to when somebody whose session ended has signed in again (decision D18). */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(placeKey, path);
}

/** The remembered place, once; the Admin Portal when there is none. */
export function takePlace(): string {
  const place = sessionStorage.getItem(placeKey) ?? '/admin';
  sessionStorage.removeItem(placeKey);
  return place;
}
