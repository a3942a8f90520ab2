import { beforeEach, expect, test } from 'vitest';
import { findItems } from '../../db/content/find-items.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type Call, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('access', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  test('T12 a method in a header or the query changes no method', async () => {
    const { token } = server;
    const study = await server.call({ method: 'POST', url: '/api/caseStudies', token });
    const url = `/api/caseStudies/${study.json()._id}?_method=DELETE`;
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const answer = await server.call({ url, token, headers });
    expect(answer.statusCode).toBe(200);
    expect(await server.db.selectFrom('case_studies').selectAll().execute()).toHaveLength(1);
  });

  test('T12 a refusal does not wait for the body', async () => {
    const huge = 'x'.repeat(2_000_000);
    const headers = { 'content-type': 'application/json' };
    const answer = await server.call({ method: 'POST', url: '/blog', body: huge, headers });
    expect(answer.statusCode).toBe(401);
  });

  test('T12 an account without the flag gets 403 and no WWW-Authenticate', async () => {
    await server.addUser('reader@example.com');
    const token = await server.signIn('reader@example.com');
    const answer = await server.call({ method: 'POST', url: '/blog', token, body: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 'fail', data: null });
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  test('401 says which scheme to use, in the shape of the call', async () => {
    const study = await server.call({ method: 'POST', url: '/api/caseStudies' });
    expect(study.headers['www-authenticate']).toBe('Bearer');
    expect(study.json()).toEqual({ message: 'Please sign in again.' });
    const blog = await server.call({ method: 'POST', url: '/blog' });
    expect(blog.json()).toEqual({ status: 'fail', data: null, message: 'Please sign in again.' });
  });

  test('R-6-01 everybody reads without a token, and with a bad one as a visitor', async () => {
    for (const url of ['/api/caseStudies', '/blog', '/api/categories', '/api/locationpages']) {
      const anonymous = await server.call({ url });
      expect(anonymous.statusCode).toBe(200);
      const bad = await server.call({ url, token: 'A'.repeat(43) });
      expect(bad.statusCode).toBe(200);
      expect(bad.body).toBe(anonymous.body);
      expect((await server.call({ method: 'HEAD', url })).statusCode).toBe(200);
    }
  });

  test('R-7-27 no answer sets a cookie, and the default XSRF names change nothing', async () => {
    const xsrf = { 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=other' };
    const body = { title: 'Blog' };
    const calls: Call[] = [
      { url: '/blog' },
      { method: 'POST', url: '/blog', token: server.token, body, headers: xsrf },
      { method: 'POST', url: '/api/users/login', body: { email: 'a@b.co', password: 'x' } },
      { url: '/nowhere', headers: xsrf },
    ];
    const answers = await Promise.all(calls.map((call) => server.call(call)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 401, 404]);
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  });

  test('T04 an answer to a request with Authorization is never stored, an anonymous one is checked', async () => {
    const withToken = await server.call({ url: '/blog', token: server.token });
    expect(withToken.headers['cache-control']).toBe('no-store');
    const anonymous = await server.call({ url: '/blog' });
    expect(anonymous.headers['cache-control']).toBe('no-cache');
  });

  test('T04 a token in the query opens nothing', async () => {
    const url = `/blog?token=${server.token}&access_token=${server.token}`;
    const answer = await server.call({ method: 'POST', url, body: { title: 'Blog' } });
    expect(answer.statusCode).toBe(401);
    expect(await findItems(server.db, blogKind, { drafts: true })).toEqual([]);
  });
});
