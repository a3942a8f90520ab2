import type { APIRequestContext } from '@playwright/test';
import { administrator, test as base } from './site.ts';

export { expect } from '@playwright/test';

/** Saved studies need these two fields. */
const leastStudy = { sec4Heading: 'Results', sec4SubHeading: 'In numbers' };

/** The token of this worker; an account has few sessions, so it is asked for as rarely as can be. */
let token = '';

async function signIn(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/users/login', { data: administrator() });
  token = (await answer.json()).token;
}

/** A call as the administrator; signs in when there is no session, or no longer. */
async function call(request: APIRequestContext, method: string, url: string, data?: object) {
  const send = () =>
    request.fetch(url, { method, data, headers: { Authorization: `Bearer ${token}` } });
  const first = await send();
  if (first.status() !== 401) return first;
  await signIn(request);
  return send();
}

/** The tests' `test` with things made through the calls, which are deleted after the test. */
export const test = base.extend<{
  /** Publishes a case study; @returns its path. */
  addStudy: (fields: object) => Promise<string>;
}>({
  addStudy: async ({ request }, use) => {
    const made: string[] = [];
    await use(async (fields) => {
      const created = await call(request, 'POST', '/api/caseStudies');
      const url = `/api/caseStudies/${(await created.json())._id}`;
      made.push(url);
      const saved = await call(request, 'PUT', url, { ...leastStudy, ...fields });
      if (!saved.ok()) throw new Error(await saved.text());
      return url.replace('/api/caseStudies/', '/casestudy/');
    });
    for (const url of made) await call(request, 'DELETE', url);
  },
});
