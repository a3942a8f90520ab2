import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import fc from '../fast-check.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const enquiry = { name: 'Omar', email: 'omar@example.com', message: 'Hello' };

describeOnBothDatabases('hostile bodies', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function postBlog(body: string, type = 'application/json', headers: Record<string, string> = {}) {
    const { token } = server;
    const all = { 'content-type': type, ...headers };
    return server.call({ method: 'POST', url: '/blog', token, body, headers: all });
  }

  function postEnquiryForm(fields: Record<string, string>) {
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = `${parts.join('')}--x--\r\n`;
    return server.call({ method: 'POST', url: '/send-contact-form-main', body, headers });
  }

  describe('T16 odd JSON', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
    const wide = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, 1])));

    test.each([
      ['R-7-24 half a document', '{"title":'],
      ['R-7-24 no JSON', 'title=Blog'],
      ['__proto__', '{"title":"a","__proto__":{"x":1}}'],
      ['__proto__ inside', '{"blogs_content":[{"heading":"a","__proto__":{"x":1}}]}'],
      ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
      ['an escaped __proto__', '{"\\u005f_proto__":{"x":1}}'],
      ['eleven levels', nested(11)],
      ['201 keys', wide(201)],
      ['half a megabyte of brackets', '['.repeat(500_000)],
      ['half a megabyte of closed brackets', '['.repeat(250_000) + ']'.repeat(250_000)],
    ])('%s is refused and stores nothing', async (_name, body) => {
      const before = await everythingStored(server.db);
      const answer = await postBlog(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 'fail', data: null });
      expect(answer.json().message).not.toBe('');
      expect('x' in {}).toBe(false);
      expect(await everythingStored(server.db)).toBe(before);
    });

    test('ten levels and 200 keys are read (control)', async () => {
      expect((await postBlog(nested(10))).statusCode).toBe(201);
      expect((await postBlog(wide(200))).statusCode).toBe(201);
    });

    test('a form with 201 fields or with lists is refused', async () => {
      for (const body of [
        Array.from({ length: 201 }, (_, n) => `k${n}=1`).join('&'),
        `${new URLSearchParams(enquiry)}&name=Sara`,
      ]) {
        const answer = await server.call({
          method: 'POST',
          url: '/send-contact-form-main',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().msg).toBe('fail');
      }
      expect(await server.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    });

    test('what no database stores is no text either: a field of it counts as empty', async () => {
      const { token, db } = server;
      const ask = (url: string, body: object) => server.call({ method: 'POST', url, token, body });
      const nothing = '\0\0\0';
      const enquiryOfNothing = { ...enquiry, name: nothing };
      for (const answer of [
        await ask('/api/saved-filters', { list: 'blog', name: nothing, query: 'state=draft' }),
        await ask('/api/saved-answers', { title: nothing, text: 'It depends.' }),
        await ask('/send-contact-form-main', enquiryOfNothing),
        await server.call({
          method: 'POST',
          url: '/send-contact-form-main',
          body: String(new URLSearchParams(enquiryOfNothing)),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        await postEnquiryForm(enquiryOfNothing),
      ]) {
        expect(answer.statusCode, answer.body).toBe(400);
        expect(Object.keys(answer.json().errors)).toHaveLength(1);
      }
      expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
      const kept = await ask('/api/saved-answers', {
        title: 'Pri\0ces',
        text: 'It \ud800depends.',
      });
      expect(kept.json()).toMatchObject({ title: 'Prices', text: 'It \ufffddepends.' });
    });

    test('no JSON value makes the server fail', async () => {
      await fc.assert(
        fc.asyncProperty(fc.json(), async (body) => {
          const answer = await postBlog(body);
          expect([201, 400, 409]).toContain(answer.statusCode);
          expect(() => answer.json()).not.toThrow();
        }),
        { numRuns: fuzzRuns(300, 25_000) },
      );
    });
  });

  describe('T14 mass assignment', () => {
    const columns = ['blog_id', 'slug', 'published_at', 'status', 'created_at', 'updated_at'];
    /** No value with a key that T16 refuses. */
    const anyValue = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
    const extraKey = fc.constantFrom(...columns, 'isAdmin', 'toString', 'location_id', '_id');

    test('only listed columns of a blog change, whatever keys come along', async () => {
      await postBlog('{"title":"First"}');
      const row = () => server.db.selectFrom('blogs').selectAll().executeTakeFirstOrThrow();
      const before = await row();
      await fc.assert(
        fc.asyncProperty(fc.dictionary(extraKey, anyValue), async (extra) => {
          const body = { ...extra, title: 'First', slug_url: 'first', brief_paragraph: 'Saved' };
          const { token } = server;
          const answer = await server.call({ method: 'PUT', url: '/blog/1', token, body });
          expect(answer.statusCode).toBe(200);
          const after = await row();
          const { updated_at, version } = after;
          expect(after).toEqual({ ...before, brief_paragraph: 'Saved', updated_at, version });
        }),
        { numRuns: fuzzRuns(300, 25_000) },
      );
    });

    test.each([
      ['/blog', '/blog', 'Nothing was saved: the body names no field of a blog.'],
      ['/api/locationpages', '/api/locationpages/create', 'Main Slug URL is required.'],
      ['/api/caseStudies', '/api/caseStudies', 'Section 4 heading is required.'],
      ['/api/pages', '/api/pages', 'Please give the page a name.'],
    ])('a save at %s that names no field empties nothing', async (url, made, message) => {
      const { token } = server;
      const send = (method: 'POST' | 'PUT', to: string, body: object) =>
        server.call({ method, url: to, token, body });
      const words = { title: 'Kept', main_heading: 'Kept', name: 'Kept' };
      const fields = { ...words, slug_url: 'kept', path: '/kept' };
      const answer = (await send('POST', made, fields)).json();
      const { _id, blog_id, location_id, page_id } = answer.data ?? answer;
      const before = await everythingStored(server.db);
      for (const body of [{}, { tittle: 'Typed wrong', status: 'published' }]) {
        const refused = await send(
          'PUT',
          `${url}/${_id ?? blog_id ?? location_id ?? page_id}`,
          body,
        );
        expect(refused.statusCode).toBe(400);
        expect(refused.json().message).toBe(message);
      }
      expect(await everythingStored(server.db)).toBe(before);
    });

    test('signing in takes no flag from the body', async () => {
      await server.addUser('reader@example.com');
      const body = { email: 'reader@example.com', password: 'correct-horse-16', isAdmin: true };
      const answer = await server.call({ method: 'POST', url: '/api/users/login', body });
      expect(answer.json().isAdmin).toBe(false);
    });
  });

  describe('T17 media types', () => {
    const invalid = '{"title":7}';

    /** Over 300 ways to write a media type, most of them wrong. */
    function spellings(): string[] {
      const bases = ['application/json', 'APPLICATION/JSON', 'application/jSoN', 'text/json']
        .concat(['application/json5', 'application/x-json', 'application/ld+json', 'json', ''])
        .concat(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '*/*']);
      const before = ['', ' ', '\t', ';', ','];
      const after = [
        '',
        ' ',
        '\t',
        ';',
        '\ta',
        ' ;charset=utf-8',
        ';charset=utf-16',
        '; boundary=x',
      ].concat([', text/plain', ';;', '\u00a0', '; charset="utf-8', '/x']);
      return bases.flatMap((base) =>
        before.flatMap((start) => after.map((end) => `${start}${base}${end}`)),
      );
    }

    test('each spelling is refused or the body is validated, never let through', async () => {
      expect(spellings().length).toBeGreaterThan(300);
      const seen = new Set<number>();
      for (const type of spellings()) {
        const answer = await postBlog(invalid, type);
        expect([400, 415], JSON.stringify(type)).toContain(answer.statusCode);
        if (answer.statusCode === 400) expect(answer.json().errors).toHaveProperty('title');
        seen.add(answer.statusCode);
      }
      expect([...seen].sort()).toEqual([400, 415]);
      expect(await server.db.selectFrom('blogs').selectAll().execute()).toEqual([]);
    });

    test('plain spellings of JSON are read (control)', async () => {
      for (const type of [
        'application/json',
        'Application/JSON',
        'application/json; charset=utf-8',
      ]) {
        expect((await postBlog('{"title":""}', type)).statusCode, type).toBe(201);
      }
    });

    test('a form is no way around JSON on the calls of the back office', async () => {
      const form = 'application/x-www-form-urlencoded';
      expect((await postBlog('title=Blog', form)).statusCode).toBe(415);
      const body = 'email=admin%40example.com&password=correct-horse-16';
      const headers = { 'content-type': form };
      const login = await server.call({ method: 'POST', url: '/api/users/login', body, headers });
      expect(login.statusCode).toBe(415);
    });

    test('a body without a type or in an encoding is refused', async () => {
      for (const encoding of ['gzip', 'br', 'deflate', 'x', 'gzip, identity']) {
        const answer = await postBlog('{}', 'application/json', { 'content-encoding': encoding });
        expect(answer.statusCode, encoding).toBe(415);
      }
      const identity = await postBlog('{}', 'application/json', { 'content-encoding': 'identity' });
      expect(identity.statusCode).toBe(201);
      const { token } = server;
      const untyped = await server.call({ method: 'POST', url: '/blog', token, body: '{}' });
      expect(untyped.statusCode).toBe(415);
    });
  });

  describe('T18 sizes', () => {
    /** A JSON object of exactly that many bytes that the schema refuses. */
    const sized = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;

    test.each([
      ['/api/users/login', 16_384, 400],
      ['/send-contact-form-main', 65_536, 400],
      ['/send-contact-form', 65_536, 400],
      ['/api/users/password/forgot', 16_384, 400],
      ['/api/users/password/reset', 16_384, 400],
      ['/api/users/links/look', 16_384, 400],
      ['/api/users/invitations/accept', 16_384, 400],
      ['/blog', 1_048_576, 201],
      ['/api/locationpages/create', 1_048_576, 400],
    ])('%s reads %i bytes and not one more', async (url, limit, read) => {
      const headers = { 'content-type': 'application/json' };
      const send = (bytes: number) =>
        server.call({ method: 'POST', url, token: server.token, headers, body: sized(bytes) });
      expect((await send(limit - 1)).statusCode).toBe(read);
      expect((await send(limit)).statusCode).toBe(read);
      const before = await everythingStored(server.db);
      expect((await send(limit + 1)).statusCode).toBe(413);
      expect(await everythingStored(server.db)).toBe(before);
    });

    test('no body has more time than the server gives the whole of a request', () => {
      const { requestTimeout } = server.app.server;
      const times = server.routes.map(({ config }) => config?.bodyTimeout ?? 0);
      expect(Math.max(...times)).toBeLessThanOrEqual(requestTimeout);
      // Only an import has longer than the five minutes of the threat.
      const long = server.routes.filter(({ config }) => (config?.bodyTimeout ?? 0) > 300_000);
      expect(long.map(({ url }) => url)).toEqual(['/api/admin/imports']);
    });

    test('an address that cannot be read ends its connection without the body', async () => {
      const origin = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
      const socket = connect(Number(origin.port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.write('POST /%ff HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\na');
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
    });

    test('an id of any length is only an unknown one', async () => {
      for (const length of [100, 255]) {
        const answer = await server.call({ url: `/blog/${'1'.repeat(length)}` });
        expect(answer.statusCode).toBe(404);
      }
    });
  });
});
