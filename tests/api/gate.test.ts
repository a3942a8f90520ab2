import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fuzzesAll } from '../fuzz-runs.ts';
import {
  adminEmail,
  everythingStored,
  serverForAll,
  type TestServer,
  testServer,
} from '../server.ts';
import {
  guardedWrites,
  isRefusing,
  nextName,
  openWrites,
  writingMethods,
} from './guarded-writes.ts';
import { expectedStatus, spellings, type Write } from './spellings.ts';

/** Open to every session, also of no administrator. */
const ownWrites = [
  '/api/users/logout',
  '/api/account-mails',
  '/api/users/password',
  '/api/users/sessions',
  '/api/users/sessions/:id',
  '/api/users/totp',
  '/api/users/totp/on',
  '/api/users/totp/off',
];

/** Behind the gate, there is nothing that they could delete. */
const absent = ['DELETE /api/editions/:kind/:id/:language'];

/** What the valid token gets that lacks the right body: that is found out behind the gate. */
const picky = [
  '/api/upload',
  '/api/uploads/:id/captions',
  '/api/uploads/:id/replacement',
  '/api/settings/agency',
  '/api/settings/contact',
  '/api/settings/offices',
  '/api/settings/home',
  '/api/settings/testimonials',
  '/api/settings/claims',
  '/api/settings/forms',
  '/api/settings/hours',
  '/api/settings/region',
  '/api/settings/languages',
  '/api/settings/approval',
  '/api/editions/:kind/:id/:language',
  '/api/site-texts/:language',
  '/api/settings/brand',
  '/api/settings/menus',
  '/api/mail-settings/test',
  '/api/settings-check/test-mail',
  '/api/doctor/:kind',
  '/api/location-maker',
  '/api/location-maker/pages',
  '/api/location-maker/changes',
  '/api/claims',
  '/api/claims/bind',
  '/api/likeness/:kind',
  '/api/likeness/:kind/:id/reason',
  '/api/enquiries/person',
  '/api/admin/imports',
  '/api/admin/imports/:id/entry',
  '/api/admin/imports/:id/entry/choice',
  '/api/admin/imports/:id/origin',
  ...ownWrites.filter((url) => /password|totp/.test(url)),
];

/** Change nothing that anybody would ask about; a heartbeat would drown the rest. */
const unnoted = ['/api/clean-html', '/api/presence/:kind/:id', '/api/sign-offs/answers/:id/seen'];

/** Milliseconds for 8,000 requests through a socket, on a busy machine. */
const floodTimeout = 180_000;

let server: TestServer;

/** What any of the routes takes. Items bring a picture, so that none is drawn for them. */
function anyBody(url: string) {
  const name = nextName();
  const picture = '/icon-192.png';
  const item = { title: name, slug_url: name, main_heading: name, blog_image: picture };
  const study = { sec4Heading: 'a', sec4SubHeading: 'b', bannerImage: picture };
  const upload = { html: name, alt: name, text: name, focus: 'top' };
  const account = { email: `${name}@example.com`, disabled: false };
  const redirect = { path: `/${name}-old`, target: '/contact' };
  // A category is a name to its own calls and a number to those of blogs.
  const category = /categories/i.test(url) ? { category: name } : {};
  const bulk = { action: 'take back', ids: ['999999'] };
  const demo = { parts: ['testimonial'], steps: {}, isLeft: false };
  const filter = { list: 'blog', name, query: 'state=draft', mentions: true };
  return {
    ...item,
    ...study,
    ...upload,
    ...account,
    ...redirect,
    ...category,
    ...bulk,
    ...filter,
    ...demo,
    days: 7,
  };
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
  const isUpload = /upload(?!s)|admin.imports(?!.\d)/i.test(url);
  const type = isUpload ? 'multipart/form-data; boundary=x' : 'application/json';
  const body = isUpload ? '--x--' : JSON.stringify(anyBody(url));
  const sent = request({
    port,
    method,
    path: url,
    host: '127.0.0.1',
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
  server.clock.now += 2 * hour;
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

/**
 * Every spelling when fuzzing. On a commit the plain one and one more, which moves on with route and
 * state: so each route meets each state and each spelling, and each state each spelling.
 */
function spellingsFor(route: number, state: number) {
  const others = spellings.slice(1);
  return fuzzesAll
    ? spellings
    : [...spellings.slice(0, 1), ...others.slice((route + state) % others.length).slice(0, 1)];
}

/** A session that has signed out is no use to the next call. */
function tokenFor({ route }: Write): Promise<string> | string {
  return route.endsWith('/logout') ? server.signIn() : server.token;
}

describeOnBothDatabases('T12 every route that writes', (databases) => {
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ server, end } = await serverForAll({ database: await databases.openForAll() }));
  });
  beforeEach(async () => {
    server.token = await server.signIn();
  });
  afterAll(() => end());

  test('the live route table holds the writes of the specification', async () => {
    const writes = await guardedWrites(server);
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
      'POST /api/pages',
      'PUT /api/pages/1',
      'DELETE /api/pages/1',
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
      'POST /api/users/invitations/1/resend',
      'DELETE /api/users/invitations/1',
      'PUT /api/settings/agency',
      'PUT /api/settings/contact',
      'PUT /api/settings/offices',
      'PUT /api/settings/home',
      'PUT /api/settings/testimonials',
      'PUT /api/settings/claims',
      'PUT /api/settings/forms',
      'PUT /api/settings/hours',
      'PUT /api/settings/region',
      'PUT /api/settings/languages',
      'PUT /api/settings/approval',
      'PUT /api/editions/:kind/1/:language',
      'DELETE /api/editions/:kind/1/:language',
      'PUT /api/site-texts/:language',
      'PUT /api/settings/brand',
      'PUT /api/settings/menus',
      'PUT /api/mail-settings',
      'POST /api/mail-settings/test',
      'POST /api/settings-check/test-mail',
      'POST /api/admin/exports',
      'POST /api/admin/imports',
      'PUT /api/admin/imports/1/choices',
      'POST /api/admin/imports/1/steps/:step',
      'PUT /api/admin/imports/1/entry',
      'PUT /api/admin/imports/1/entry/choice',
      'PUT /api/admin/imports/1/origin',
      'DELETE /api/admin/imports/1',
      'POST /api/sign-offs/of/:kind/1',
      'POST /api/sign-offs/links/1/revoke',
      'POST /api/sign-offs/links/1/renew',
      'POST /api/sign-offs/links/1/extend',
      'POST /api/sign-offs/answers/1/seen',
      'POST /api/enquiries/held/spam',
      'PUT /api/enquiries/1',
      'POST /api/enquiries/1/answer',
      'DELETE /api/enquiries/1',
      'DELETE /api/enquiries/person',
      'POST /api/saved-answers',
      'PUT /api/saved-answers/1',
      'DELETE /api/saved-answers/1',
      'POST /api/saved-answers/1/restore',
      'PUT /api/account-mails',
      'POST /api/outbox/1/resend',
      'POST /api/outbox/1/dismiss',
      'POST /api/outbox/1/restore',
      'POST /api/saved-filters',
      'PUT /api/saved-filters/1',
      'DELETE /api/saved-filters/1',
      'POST /api/saved-filters/1/restore',
      'POST /api/upload',
      'POST /api/trash/:kind/1/restore',
      'DELETE /api/trash/:kind/1',
      'PUT /api/uploads/1',
      'PUT /api/uploads/1/captions',
      'PUT /api/uploads/1/replacement',
      'DELETE /api/uploads/1',
      'POST /api/clean-html',
      'POST /api/doctor/:kind',
      'PUT /api/location-maker',
      'POST /api/location-maker/pages',
      'POST /api/location-maker/changes',
      'PUT /api/claims',
      'POST /api/claims/bind',
      'POST /api/likeness/:kind',
      'PUT /api/likeness/:kind/1/reason',
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
      'POST /api/items/:kind/bulk',
      'POST /api/duplicates/:kind/1',
      'POST /api/bulk-changes/1/undo',
      'PUT /api/first-hour',
      'POST /api/first-hour/demo/remove',
      'POST /api/first-hour/demo/restore',
      'POST /api/presence/:kind/1',
      'DELETE /api/presence/:kind/1',
      'POST /api/remarks/of/:kind/1',
      'POST /api/remarks/1/answers',
      'PUT /api/remarks/1',
      'POST /api/remarks/1/resolve',
      'POST /api/remarks/1/reopen',
      'DELETE /api/remarks/1',
      'POST /api/remarks/1/restore',
    ];
    expect(named.sort()).toEqual(known.sort());
  });

  test('is guarded but for the ways in (D70) and the two contact forms', () => {
    const open = server.routes.filter(
      (route) =>
        !isRefusing(route) && writingMethods(route).length > 0 && route.config?.access === 'public',
    );
    expect(open.map(({ url }) => url).sort()).toEqual(openWrites);
  });

  test('is guarded beside pages, too, but for the forms that pages take', async () => {
    const page = { status: 200, headers: {}, html: 'A page.' };
    const renderer = { islandsUrl: '', render: async () => page };
    const { routes } = await testServer({ database: await databases.open(), renderer });
    const open = routes.filter(
      (route) =>
        !isRefusing(route) && writingMethods(route).length > 0 && route.config?.access === 'public',
    );
    const deep = ['/:slug/:b', '/:slug/:b/:c', '/:slug/:b/:c/:d', '/:slug/:b/:c/:d/:e'];
    const posted = ['/', '/:slug', ...deep, '/contact'];
    // Behind the token of a link (T43).
    const signedOff = ['answers', 'code', 'confirm', 'look', 'remarks'].map(
      (call) => `/api/sign-off/${call}`,
    );
    const allowed = [...posted, ...signedOff, ...openWrites];
    expect(open.map(({ url }) => url).sort()).toEqual(allowed.sort());
  });

  test('R-6-03 refuses each wrong token in each spelling and changes nothing', {
    timeout: floodTimeout,
  }, async () => {
    const writes = await guardedWrites(server);
    const states = await tokenStates();
    const before = await everythingStored(server.db);
    for (const [route, write] of writes.entries()) {
      for (const [state, [named, headers, refused]] of states.entries()) {
        // The last token opens what everybody may do with the own account.
        if (ownWrites.includes(write.route) && refused === 403) continue;
        for (const [spelling, spell, leads] of spellingsFor(route, state)) {
          const spelled = spell(write.url);
          const status = await attempt({ ...write, url: spelled }, headers);
          const name = `${write.method} ${write.url} ${spelling}, token ${named}`;
          expect(expectedStatus(write, spelled, leads, [refused]), name).toContain(status);
        }
      }
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('R-X-18 leaves a line in the audit log, whichever it is', async () => {
    const lines = async () =>
      (await server.db.selectFrom('audit_log').select('audit_id').execute()).length;
    for (const write of await guardedWrites(server)) {
      const token = await tokenFor(write);
      const before = await lines();
      const status = await attempt(write, { authorization: `Bearer ${token}` });
      const added = (await lines()) - before;
      const expected = status < 400 && !unnoted.includes(write.route) ? 1 : 0;
      expect(added, `${write.method} ${write.route}`).toBe(expected);
      expect(status < 400 || picky.includes(write.route), write.route).toBe(true);
    }
  });

  test('lets the valid token through in the spellings that reach it (control)', {
    timeout: floodTimeout,
  }, async () => {
    const untouched = await guardedWrites(server);
    for (const [spelling, spell, leads] of spellings) {
      // What is reached is changed or deleted.
      const writes = leads === 'same' ? await guardedWrites(server) : untouched;
      for (const write of writes) {
        const spelled = spell(write.url);
        const token = leads === 'same' ? await tokenFor(write) : server.token;
        const authorization = `Bearer ${token}`;
        const status = await attempt({ ...write, url: spelled }, { authorization });
        const isAbsent = absent.includes(`${write.method} ${write.route}`);
        const done = isAbsent ? [404] : picky.includes(write.route) ? [400] : [200, 201];
        const gate = leads === 'other id' ? [...done, 200] : done;
        const name = `${write.method} ${write.url} ${spelling}`;
        expect(expectedStatus(write, spelled, leads, gate), name).toContain(status);
      }
    }
  });
});
