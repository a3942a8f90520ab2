import type { APIRequestContext } from '@playwright/test';
import { administrator, test as base } from './site.ts';

export { expect } from '@playwright/test';

/** Saved studies need these two fields. */
const minimalStudy = { sec4Heading: 'Results', sec4SubHeading: 'In numbers' };

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

/** Saves by a call. @throws {Error} with what the server says when it refuses. */
async function save(...request: Parameters<typeof call>) {
  const answer = await call(...request);
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

type Add = (fields: object) => Promise<string>;

/** The tests' `test` with things made through the calls, which are deleted after the test. */
export const test = base.extend<{
  /** What the test has made, as the addresses that delete it. */
  made: string[];
  /** Publishes a case study; @returns its path. */
  addStudy: Add;
  /** Publishes a blog; @returns its path. */
  addBlog: Add;
  /** Publishes a location page; @returns its path. */
  addLocationPage: Add;
  /** Publishes a page; @returns its path. */
  addPage: Add;
}>({
  made: async ({ request }, use) => {
    const made: string[] = [];
    await use(made);
    for (const url of made) await call(request, 'DELETE', url);
  },
  addStudy: async ({ request, made }, use) => {
    await use(async (fields) => {
      const { _id } = await save(request, 'POST', '/api/caseStudies');
      made.push(`/api/caseStudies/${_id}`);
      await save(request, 'PUT', `/api/caseStudies/${_id}`, { ...minimalStudy, ...fields });
      return `/casestudy/${_id}`;
    });
  },
  addBlog: async ({ request, made }, use) => {
    await use(async (fields) => {
      const { data } = await save(request, 'POST', '/blog', fields);
      made.push(`/blog/${data.blog_id}`);
      return `/blogs/${data.slug_url}`;
    });
  },
  addLocationPage: async ({ request, made }, use) => {
    await use(async (fields) => {
      const { data } = await save(request, 'POST', '/api/locationpages/create', fields);
      made.push(`/api/locationpages/${data.location_id}`);
      return `/${data.slug_url}`;
    });
  },
  addPage: async ({ request, made }, use) => {
    await use(async (fields) => {
      const { data } = await save(request, 'POST', '/api/pages', fields);
      made.push(`/api/pages/${data.page_id}`);
      return data.path;
    });
  },
});
