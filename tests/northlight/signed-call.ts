import type { RunningSite } from '../site-process.ts';
import type { Call } from './build.ts';

/** Calls a running site as its administrator. */
export async function signedCall({ origin, email, password }: RunningSite): Promise<Call> {
  const send = (method: string, url: string, body?: object, token?: string) =>
    fetch(origin + url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
  const { token } = await (await send('POST', '/api/users/login', { email, password })).json();
  return async (method, url, body) => {
    const answer = await send(method, url, body, token);
    if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
    return answer.json();
  };
}
