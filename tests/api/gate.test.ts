import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HTTPMethods, RouteOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { deleteBlog, insertBlog, updateBlog } from '../../db/blogs.ts';
import { insertEnquiry } from '../../db/enquiries.ts';
import { findRedirects, leaveAddress } from '../../db/redirects.ts';
import { findRevisions } from '../../db/revisions.ts';
import { deleteSavedAnswer, insertSavedAnswer } from '../../db/saved-answers.ts';
import { insertSession } from '../../db/sessions.ts';
import { insertUpload } from '../../db/uploads.ts';
import { insertUser } from '../../db/users.ts';
import { blogInput } from '../../domain/blog.ts';
import { mainEnquiryInput } from '../../domain/enquiry.ts';
import { newToken, tokenHash } from '../../server/plugins/sessions.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, everythingStored, type TestServer, testServer } from '../server.ts';
import { expectedStatus, spellings, type Write } from './spellings.ts';

/** Routes that write and are open to everybody: the only ones there may be (threat T12). */
const openWrites = ['/api/users/login', '/send-contact-form', '/send-contact-form-main'];

/** Open to every session, also of no administrator. */
const ownWrites = [
  '/api/users/logout',
  '/api/users/password',
  '/api/users/sessions',
  '/api/users/sessions/:id',
  '/api/users/totp',
  '/api/users/totp/on',
  '/api/users/totp/off',
];

/** What the valid token gets that lacks the right body: that is found out behind the gate. */
const picky = [
  '/api/upload',
  '/api/uploads/:id/captions',
  '/api/settings/agency',
  '/api/settings/contact',
  '/api/settings/offices',
  '/api/settings/home',
  '/api/settings/testimonials',
  '/api/settings/claims',
  '/api/mail-settings',
  '/api/mail-settings/test',
  '/api/doctor/:kind',
  ...ownWrites.filter((url) => /password|totp/.test(url)),
];
/** Change nothing that anybody would ask about; a heartbeat would drown the rest. */
const unnoted = ['/api/clean-html', '/api/presence/:kind/:id'];

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Milliseconds for 4,000 requests through a socket, on a busy machine. */
const patience = 180_000;

let server: TestServer;

function methodsOf({ method }: RouteOptions): HTTPMethods[] {
  return [method].flat();
}

let names = 0;
const nextName = () => `n${++names}`;

/** Routes that only say 404 or 405 do nothing with a token; their handler is never reached. */
function isRefusing({ schema }: RouteOptions): boolean {
  return schema !== undefined && 'hide' in schema && schema.hide === true;
}

/** The id of another session of the administrator; one without a password to hash. */
async function newSession(): Promise<string> {
  const { user_id: userId } = await server.db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', adminEmail)
    .executeTakeFirstOrThrow();
  const hash = tokenHash(newToken());
  await insertSession(server.db, {
    tokenHash: hash,
    userId,
    now: server.clock.now,
    perUser: 5,
  });
  return hash.slice(0, 16);
}

async function newUser(): Promise<string> {
  const email = `${nextName()}@example.com`;
  const user = await insertUser(server.db, { email, passwordHash: 'x', isAdmin: false });
  return String(user.user_id);
}

/** The id of a blog in the trash. */
async function newTrash(): Promise<string> {
  const { blog_id } = await insertBlog(server.db, blogInput.parse({ title: nextName() }));
  await deleteBlog(server.db, blog_id);
  return String(blog_id);
}

/** A category is a name to its own calls and a number to those of blogs. */
function categoryFor(url: string, category: string) {
  return /categories/i.test(url) ? { category } : {};
}

async function newBlog(): Promise<string> {
  const { blog_id } = await insertBlog(server.db, blogInput.parse({ title: nextName() }));
  return String(blog_id);
}

/** The id of a published blog with a newer draft. */
async function newDraft(): Promise<string> {
  const id = await newBlog();
  await updateBlog(server.db, Number(id), blogInput.parse({ title: id }), { status: 'draft' });
  return id;
}

async function newRedirect(): Promise<string> {
  const path = `/${nextName()}`;
  await leaveAddress(server.db, { path, target: '/contact', kind: null, item_id: null });
  const [redirect] = await findRedirects(server.db);
  return String(redirect?.redirect_id);
}

/** The id of a revision of a blog. */
async function newRevision(): Promise<string> {
  const { blog_id } = await insertBlog(server.db, blogInput.parse({ title: nextName() }));
  const [revision] = await findRevisions(server.db, 'blog', String(blog_id));
  return String(revision?.revision_id);
}

async function newUpload(): Promise<string> {
  const file_name = `${nextName()}.mp4`;
  const film = { file_name, media_type: 'video/mp4', size: 1, width: null, height: null };
  await insertUpload(server.db, { ...film, widths: [], hash: null, original_name: '' });
  const row = await server.db
    .selectFrom('uploads')
    .select('upload_id')
    .where('file_name', '=', file_name)
    .executeTakeFirstOrThrow();
  return String(row.upload_id);
}

async function newEnquiry(): Promise<string> {
  const typed = { name: 'Omar', email: 'omar@example.com', message: nextName() };
  return String(await insertEnquiry(server.db, mainEnquiryInput.parse(typed)));
}

async function newSavedAnswer(): Promise<string> {
  const typed = { title: nextName(), text: 'Yes.' };
  const saved = await insertSavedAnswer(server.db, typed, server.clock.now);
  return String(saved?.saved_answer_id);
}

/** The id of a saved answer that was deleted. */
async function newDeletedAnswer(): Promise<string> {
  const id = await newSavedAnswer();
  await deleteSavedAnswer(server.db, Number(id), server.clock.now);
  return id;
}

/** Every route that writes, read from the live server, with the id of something that exists. */
async function guardedWrites(): Promise<Write[]> {
  const { token } = server;
  const create = async (url: string) => {
    const name = nextName();
    const body = { title: name, slug_url: name, main_heading: name, ...categoryFor(url, name) };
    return (await server.call({ method: 'POST', url, token, body })).json();
  };
  const ids = new Map([
    ['/api/caseStudies/:id', (await create('/api/caseStudies'))._id],
    ['/blog/:id', (await create('/blog')).data.blog_id],
    ['/api/locationpages/:id', (await create('/api/locationpages/create')).data.location_id],
    ['/api/categories/:id', (await create('/api/categories')).data.category_id],
    ['/api/users/sessions/:id', await newSession()],
    ['/api/users/:id', await newUser()],
    ['/api/users/:id/reset', await newUser()],
    ['/api/revisions/:revision/restore', await newRevision()],
    ['/api/redirects/:id', await newRedirect()],
    ['/api/publishing/:kind/:id', await newBlog()],
    ['/api/publishing/:kind/:id/draft', await newDraft()],
    ['/api/publishing/:kind/:id/publish', await newBlog()],
    ['/api/publishing/:kind/:id/unpublish', await newBlog()],
    ['/api/preview-links/:kind/:id', await newBlog()],
    ['/api/presence/:kind/:id', await newBlog()],
    ['/api/trash/:kind/:id/restore', await newTrash()],
    ['/api/trash/:kind/:id', await newTrash()],
    ['/api/uploads/:id', await newUpload()],
    ['/api/uploads/:id/captions', await newUpload()],
    ['/api/enquiries/:id', await newEnquiry()],
    ['/api/enquiries/:id/answer', await newEnquiry()],
    ['/api/saved-answers/:id', await newSavedAnswer()],
    ['/api/saved-answers/:id/restore', await newDeletedAnswer()],
  ]);
  return server.routes
    .filter((route) => !isRefusing(route))
    .flatMap((route) => methodsOf(route).map((method) => ({ method, route: route.url })))
    .filter(({ method, route }) => !reading.includes(method) && !openWrites.includes(route))
    .map((write) => ({
      ...write,
      url: write.route.replace(':kind', 'blog').replace(/:(id|revision)/, ids.get(write.route)),
    }));
}

/**
 * Sends what would succeed with the right token, so that only the token can be what stops it. Goes
 * through a real socket: inject() would tidy the spelling of the address.
 */
async function attempt(
  { method, url }: Omit<Write, 'route'>,
  headers: Record<string, string>,
): Promise<number> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = server.app.server.address() as AddressInfo;
  const isUpload = /upload(?!s)/i.test(url);
  const type = isUpload ? 'multipart/form-data; boundary=x' : 'application/json';
  const name = nextName();
  const fields = {
    title: name,
    slug_url: name,
    main_heading: name,
    html: name,
    alt: name,
    focus: 'top',
    text: name,
  };
  const study = { sec4Heading: 'a', sec4SubHeading: 'b' };
  const account = { email: `${name}@example.com`, disabled: false };
  const category = categoryFor(url, name);
  const redirect = { path: `/${name}-old`, target: '/contact' };
  const body = isUpload
    ? '--x--'
    : JSON.stringify({ ...fields, ...study, ...account, ...category, ...redirect });
  const sent = request({
    ...{ port, method, path: url, host: '127.0.0.1' },
    headers: { 'content-type': type, 'content-length': body.length, ...headers },
  });
  sent.end(body);
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
  });
}

/** An Authorization header per state of a token, and the exact answer to each. */
async function tokenStates(): Promise<[string, Record<string, string>, number][]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const expired = await server.signIn();
  server.clock.now += 2 * 3_600_000;
  const revoked = await server.signIn();
  await server.call({ method: 'POST', url: '/api/users/logout', token: revoked });
  await server.addUser('disabled@example.com', true);
  const disabled = await server.signIn('disabled@example.com');
  await server.db
    .updateTable('users')
    .set({ is_disabled: 1 })
    .where('email', '=', 'disabled@example.com')
    .execute();
  await server.addUser('reader@example.com');
  const reader = await server.signIn('reader@example.com');
  const valid = await server.signIn();
  return [
    ['none', {}, 401],
    ['garbage', bearer('A'.repeat(43)), 401],
    ['too long', bearer(`${valid}A`), 401],
    ['an empty one', bearer(''), 401],
    ['two', bearer(`${valid} ${valid}`), 401],
    ['expired', bearer(expired), 401],
    ['revoked', bearer(revoked), 401],
    ['of a disabled administrator', bearer(disabled), 401],
    ['as Basic', { authorization: `Basic ${valid}` }, 401],
    ['as Basic with the password', { authorization: `Basic ${btoa(`${adminEmail}:x`)}` }, 401],
    ['as a cookie', { cookie: `token=${valid}; userInfo=${valid}` }, 401],
    ['as another header', { 'x-access-token': valid, token: valid }, 401],
    ['of no administrator', bearer(reader), 403],
  ];
}

describeOnBothDatabases('T12 every route that writes', (databases) => {
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  test('the live route table holds the writes of the specification', async () => {
    const writes = await guardedWrites();
    const named = writes.map(({ method, route }) => `${method} ${route.replace(':id', '1')}`);
    const known = [
      'POST /api/caseStudies',
      'PUT /api/caseStudies/1',
      'DELETE /api/caseStudies/1',
      'POST /blog',
      'PUT /blog/1',
      'DELETE /blog/1',
      'POST /api/categories',
      'PUT /api/categories/1',
      'DELETE /api/categories/1',
      'POST /api/locationpages/create',
      'PUT /api/locationpages/1',
      'DELETE /api/locationpages/1',
      'POST /api/users/logout',
      'POST /api/users/password',
      'DELETE /api/users/sessions/1',
      'DELETE /api/users/sessions',
      'POST /api/users/totp',
      'POST /api/users/totp/on',
      'POST /api/users/totp/off',
      'POST /api/users',
      'PUT /api/users/1',
      'POST /api/users/1/reset',
      'PUT /api/settings/agency',
      'PUT /api/settings/contact',
      'PUT /api/settings/offices',
      'PUT /api/settings/home',
      'PUT /api/settings/testimonials',
      'PUT /api/settings/claims',
      'PUT /api/mail-settings',
      'POST /api/mail-settings/test',
      'PUT /api/enquiries/1',
      'POST /api/enquiries/1/answer',
      'DELETE /api/enquiries/1',
      'POST /api/saved-answers',
      'PUT /api/saved-answers/1',
      'DELETE /api/saved-answers/1',
      'POST /api/saved-answers/1/restore',
      'POST /api/upload',
      'POST /api/trash/:kind/1/restore',
      'DELETE /api/trash/:kind/1',
      'PUT /api/uploads/1',
      'PUT /api/uploads/1/captions',
      'DELETE /api/uploads/1',
      'POST /api/clean-html',
      'POST /api/doctor/:kind',
      'POST /api/revisions/:revision/restore',
      'POST /api/redirects',
      'POST /api/redirects/test',
      'DELETE /api/redirects/1',
      'PUT /api/publishing/:kind/1',
      'DELETE /api/publishing/:kind/1',
      'DELETE /api/publishing/:kind/1/draft',
      'POST /api/publishing/:kind/1/publish',
      'POST /api/publishing/:kind/1/unpublish',
      'POST /api/preview-links/:kind/1',
      'DELETE /api/preview-links/:kind/1',
      'POST /api/presence/:kind/1',
      'DELETE /api/presence/:kind/1',
    ];
    expect(named.sort()).toEqual(known.sort());
  });

  test('is guarded but for signing in and the two contact forms', () => {
    const open = server.routes.filter(
      (route) => !isRefusing(route) && route.config?.access === 'public',
    );
    expect(open.map(({ url }) => url).sort()).toEqual(openWrites);
  });

  test('is guarded beside pages, too, but for the forms that pages take', async () => {
    const renderer = { islandsUrl: '', render: async () => new Response('A page.') };
    const { routes } = await testServer({ database: await databases.open(), renderer });
    const writes = routes.filter(
      (route) => !isRefusing(route) && methodsOf(route).some((method) => !reading.includes(method)),
    );
    const open = writes.filter(({ config }) => config?.access === 'public');
    expect(open.map(({ url }) => url).sort()).toEqual(['/:slug', ...openWrites, '/contact'].sort());
  });

  test('R-6-03 R-6-04 refuses each wrong token in each spelling and changes nothing', {
    timeout: patience,
  }, async () => {
    const writes = await guardedWrites();
    const states = await tokenStates();
    const before = await everythingStored(server.db);
    for (const write of writes) {
      for (const [state, headers, refused] of states) {
        for (const [spelling, spell, leads] of spellings) {
          const name = `${write.method} ${write.url} ${spelling}, token ${state}`;
          const spelled = spell(write.url);
          // The last token opens what everybody may do with the own account.
          if (ownWrites.includes(write.route) && refused === 403) continue;
          const status = await attempt({ ...write, url: spelled }, headers);
          expect(expectedStatus(write, spelled, leads, [refused]), name).toContain(status);
        }
      }
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('R-X-18 leaves a line in the audit log, whichever it is', async () => {
    for (const write of await guardedWrites()) {
      // A session that has signed out is no use to the next call.
      const token = /logout/.test(write.url) ? await server.signIn() : server.token;
      const lines = async () =>
        (await server.db.selectFrom('audit_log').select('audit_id').execute()).length;
      const before = await lines();
      const status = await attempt(write, { authorization: `Bearer ${token}` });
      const added = (await lines()) - before;
      const expected = status < 400 && !unnoted.includes(write.route) ? 1 : 0;
      expect(added, `${write.method} ${write.route}`).toBe(expected);
      expect(status < 400 || picky.includes(write.route), write.route).toBe(true);
    }
  });

  test('lets the valid token through in the spellings that reach it (control)', {
    timeout: patience,
  }, async () => {
    for (const [spelling, spell, leads] of spellings) {
      server.token = await server.signIn();
      for (const write of await guardedWrites()) {
        const spelled = spell(write.url);
        // A session that has signed out is no use to the next call.
        const token = /logout/i.test(write.url) ? await server.signIn() : server.token;
        const authorization = `Bearer ${token}`;
        const status = await attempt({ ...write, url: spelled }, { authorization });
        const done = picky.includes(write.route) ? [400] : [200, 201];
        const gate = leads === 'other id' ? [...done, 200] : done;
        const name = `${write.method} ${write.url} ${spelling}`;
        expect(expectedStatus(write, spelled, leads, gate), name).toContain(status);
      }
    }
  });
});
