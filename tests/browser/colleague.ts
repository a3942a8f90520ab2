import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import type { ListedUser } from '../../domain/api/accounts/users.ts';
import { codeOf, stepAt } from '../../server/accounts/sign-in/totp.ts';
import { type Administrator, administrator, test as base, origin } from './site.ts';

interface Session {
  token?: string;
}

function send({ token }: Session, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${origin()}${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
}

/** Deletes what a test has made, unless the test did so itself. */
export async function removeAs(session: Session, path: string): Promise<void> {
  await send(session, 'DELETE', path);
}

/** A call of the back office. @throws {Error} with the server's answer when it fails */
export async function callAs<Answer>(
  session: Session,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await send(session, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

export function signInAs(who: Administrator & { code?: string }): Promise<UserInfo> {
  return callAs({}, 'POST', '/api/users/login', who);
}

/** The code of an authenticator app; `steps` of 30 seconds away from now. */
export function codeNow(secret: string, steps = 0): string {
  return codeOf(secret, stepAt(Date.now()) + steps);
}

/** Turns the second factor on. Its code was the one before, so the one of now still opens. */
export async function turnOnSecondFactor(who: Administrator): Promise<SecondFactor> {
  const userInfo = await signInAs(who);
  const { password } = who;
  const { secret } = await callAs<{ secret: string }>(userInfo, 'POST', '/api/users/totp', {
    password,
  });
  const { recoveryCodes } = await callAs<{ recoveryCodes: string[] }>(
    userInfo,
    'POST',
    '/api/users/totp/on',
    { code: codeNow(secret, -1) },
  );
  return { secret, recoveryCodes };
}

interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Takes the browser to the back office with a session of this person. */
export async function enterAs(page: Page, who: Administrator): Promise<void> {
  const userInfo = JSON.stringify(await signInAs(who));
  await page.goto('/login');
  await page.evaluate((kept) => localStorage.setItem('userInfo', kept), userInfo);
}

/** Invites an address and accepts: an account with a password of its own. */
export async function newColleague(admin: UserInfo): Promise<Administrator> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const { link } = await callAs<{ link: string }>(admin, 'POST', '/api/users', { email });
  const [, token] = link.split('#');
  const password = 'green-Dhow-2044';
  await callAs({}, 'POST', '/api/users/invitations/accept', { token, password });
  return { email, password };
}

/** The tests' `test` with an administrator of the test's own, whose account may be changed. */
export const test = base.extend<{ colleague: Administrator }>({
  colleague: async ({ page }, use) => {
    const admin = await signInAs(administrator());
    const colleague = await newColleague(admin);
    await use(colleague);
    // What the page still asks for would be refused to a disabled account.
    await page.close();
    const users = await callAs<ListedUser[]>(admin, 'GET', '/api/users');
    const own = users.find(({ email }) => email === colleague.email);
    await callAs(admin, 'PUT', `/api/users/${own?.user_id}`, { disabled: true });
    await callAs(admin, 'POST', '/api/users/logout');
  },
});
