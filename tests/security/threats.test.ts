import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseStudyTextFields } from '../../domain/content/kinds/case-study.ts';
import { commonPasswords } from '../../server/accounts/sign-in/password-rules.ts';
import { serverForAll, type TestServer } from '../server.ts';
import { sourceFiles } from '../source-files.ts';

let server: TestServer;
let end: () => Promise<void>;
beforeAll(async () => {
  // The limits of guessing have tests of their own.
  const signIn = { failures: 999, window: 1, lock: 1, perDay: 999, perAddress: 999 };
  ({ server, end } = await serverForAll({ config: { signIn } }));
});
afterAll(() => end());

/** A server that counts who asks it; nobody should. */
async function canary() {
  let hits = 0;
  const listening = createServer((_request, response) => {
    hits += 1;
    response.writeHead(302, { Location: '/again' }).end();
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = listening.address() as AddressInfo;
  return { port, hits: () => hits, close: () => listening.close() };
}

test('T25 no address in any field is fetched', async () => {
  const { port, hits, close } = await canary();
  const { token } = server;
  const hosts = ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', 'localhost'];
  for (const [n, host] of hosts.entries()) {
    const url = `http://${host}:${port}/x.png`;
    const html = `<p><img src="https://${host}:${port}/a"><a href="${url}">a</a></p>`;
    const study = Object.fromEntries(caseStudyTextFields.map((field) => [field, url]));
    const { _id } = (await server.call({ method: 'POST', url: '/api/caseStudies', token })).json();
    const fields = { ...study, template: 'template1', category1: '', category2: '' };
    const put = {
      ...fields,
      category3: '',
      category4: '',
      ground: '',
      _id,
      reviews: [{ name: url }],
    };
    const path = `/api/caseStudies/${_id}`;
    expect((await server.call({ method: 'PUT', url: path, token, body: put })).statusCode).toBe(
      200,
    );
    const blog = {
      title: url,
      slug_url: `canary ${n}`,
      brief_paragraph: url,
      blog_image: url,
      metaTitle: url,
      canonicalLink: url,
      blogs_content: [{ heading: url, paragraph: html }],
    };
    expect(
      (await server.call({ method: 'POST', url: '/blog', token, body: blog })).statusCode,
    ).toBe(201);
    const enquiry = { name: 'Omar', email: 'o@example.com', message: url };
    const visit = encodeURIComponent(JSON.stringify({ referrer: url, campaign: url, pages: [] }));
    const sent = { url: '/send-contact-form-main', body: enquiry, headers: { 'x-visit': visit } };
    expect((await server.call({ method: 'POST', ...sent })).statusCode).toBe(200);
    for (const page of ['/blog', '/sitemap.xml', '/rss.xml', path])
      await server.call({ url: page });
  }
  expect(hits()).toBe(0);
  // Control: whoever did fetch one would be counted.
  await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  expect(hits()).toBe(1);
  close();
});

test('T33 an empty site opens to no common pair', async () => {
  const names = ['admin', 'root', 'info', 'office', 'test', 'user', 'administrator', 'webmaster'];
  const emails = names.map((name) => `${name}@example.com`);
  const pairs = [...commonPasswords]
    .slice(0, 13)
    .flatMap((password) => emails.map((email) => ({ email, password })));
  expect(pairs.length).toBeGreaterThan(100);
  for (const body of pairs) {
    const answer = await server.call({ method: 'POST', url: '/api/users/login', body });
    expect(answer.statusCode, `${body.email} ${body.password}`).toBe(401);
  }
});

test('T33 the product runs nothing, trusts every certificate to be checked, and holds no secret', () => {
  const files = sourceFiles().filter(({ path }) => !/^(content|app)\//.test(path));
  const risky =
    /child_process|\beval\(|new Function\(|rejectUnauthorized|insecureHTTPParser|NODE_TLS_REJECT/;
  // Processes of their own: backup and export, with nothing in their arguments that anybody typed.
  const running = ['server/start/run-beside.ts'];
  expect(files.filter(({ text }) => risky.test(text)).map(({ path }) => path)).toEqual(running);
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[baprs]-\w{10}/;
  const committed = globSync(
    '{app,content,db,deploy,docs,domain,mail,media,server,tests}/**/*.{ts,tsx,mjs,md,conf}',
  );
  const leaky = committed.filter(
    (path) => !path.includes('threats.test') && secret.test(readFileSync(path, 'utf8')),
  );
  expect(leaky).toEqual([]);
  // Control: both patterns find what they are for.
  expect(risky.test("import { exec } from 'node:child_process'")).toBe(true);
  expect(secret.test(`-----BEGIN RSA PRIVATE ${'KEY'}-----`)).toBe(true);
});

test('T33 few packages, exact versions, a lock file with hashes', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  // Optional ones, which traces need, are loaded by nobody who sends none.
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(30);
  const listed = readFileSync('docs/dependencies.md', 'utf8').split('## In the bundles')[0] ?? '';
  const unlisted = Object.keys(dependencies).filter(
    (name) => !new RegExp(`^\\| [^|]*${name}\\b[^|]* \\|`, 'm').test(listed),
  );
  expect(unlisted, 'without a line in docs/dependencies.md').toEqual([]);
  const versions: string[] = Object.values({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries<{ integrity?: string; hasInstallScript?: boolean }>(packages);
  const unhashed = locked.filter(([name, { integrity }]) => name !== '' && !integrity);
  expect(unhashed.map(([name]) => name)).toEqual([]);
});

test('T13 TRACE and unknown methods are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'LOCK'] as const) {
    const answer = await server.app.inject({ method: method as 'GET', url: '/blog' });
    expect([404, 405]).toContain(answer.statusCode);
  }
});

test('T34 whatever id is asked for, only published fields and items come', async () => {
  const { token } = server;
  const draft = (await server.call({ method: 'POST', url: '/api/caseStudies', token })).json();
  const listed = (await server.call({ url: '/api/caseStudies' })).json();
  expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(draft._id);
  expect((await server.call({ url: `/api/caseStudies/${draft._id}` })).statusCode).toBe(404);
  expect((await server.call({ url: '/sitemap.xml' })).body).not.toContain(draft._id);
  const fields = new Set<string>();
  for (let id = 0; id < 2_000; id++) {
    const answer = await server.call({ url: `/blog/${id}` });
    if (answer.statusCode === 404) continue;
    expect(answer.statusCode).toBe(200);
    for (const field of Object.keys(answer.json().data)) fields.add(field);
  }
  expect([...fields].sort()).toEqual([
    ...['author', 'blog_id', 'blog_image', 'blogs_content', 'brief_paragraph'],
    'canonicalLink',
    'category',
    ...['metaDescription', 'metaTitle', 'published_date', 'slug_url', 'title'],
  ]);
});
