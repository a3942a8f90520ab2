import { beforeEach, expect, test } from 'vitest';
import { builtRenderer } from '../server/pages/renderer.ts';
import { loadFirstSite } from './first-site.ts';
import { type TestServer, testServer } from './server.ts';

/** Location pages as a visitor gets them, from the pages of the last build. */

const renderer = await builtRenderer();
const path = '/web-design-abu-dhabi';
const enquiry = {
  name: 'Sara',
  email: 'sara@example.com',
  phoneNum: '+44 7700 900000',
  businessName: '',
  role: '',
  message: 'We need a shop.',
};

let server: TestServer;

beforeEach(async () => {
  server = await testServer({ renderer });
  await loadFirstSite(server.db);
});

function create(body: Record<string, string>) {
  const { token } = server;
  return server.call({ method: 'POST', url: '/api/locationpages/create', token, body });
}

function createPage() {
  return create({
    slug_url: 'web design abu dhabi',
    main_heading: 'Web design in Abu Dhabi',
    main_paragraph: '<p>Main <strong>paragraph</strong></p>',
    highlighted_heading: 'Highlighted heading',
    heading_1: 'First heading',
    paragraph_1: '<p>First paragraph</p>',
    heading_4: 'Fourth heading',
    paragraph_4: 'Fourth paragraph',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
    meta_keywords: 'one, two',
    meta_link: '/web-design',
  });
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return server.call({
    method: 'POST',
    url,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function stored() {
  return server.db.selectFrom('enquiries').selectAll().execute();
}

test('R-7-25 a location page is public with its headings, paragraphs and meta fields', async () => {
  await createPage();
  const { statusCode, body } = await server.call({ url: path });
  expect(statusCode).toBe(200);
  for (const text of [
    'Highlighted heading',
    '<p>Main <strong>paragraph</strong></p>',
    '>First heading</h2>',
    '<p>First paragraph</p>',
    '>Fourth heading</h2>',
    'Fourth paragraph',
    '<title>Meta title</title>',
    '<meta name="description" content="Meta description"/>',
    '<meta name="keywords" content="one, two"/>',
    '"@type":"LocalBusiness"',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/web-design"\/>/);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).not.toMatch(/ style="/);
});

test('R-2.4-08 a landing page hides the navigation and leads to its own form', async () => {
  await createPage();
  const { body } = await server.call({ url: path });
  const header = /<header.*<\/header>/s.exec(body)?.[0] ?? '';
  expect(header).toContain('href="#enquiry"');
  expect(header).not.toMatch(/<nav|Case Studies|Solutions/);
  expect(body).toContain(' id="enquiry" action="/web-design-abu-dhabi"');
});

test('R-7-26 fixed addresses cannot be taken and always win', async () => {
  for (const slug_url of ['contact', 'admin', 'Case Studies', 'api']) {
    const { statusCode, json } = await create({ slug_url, main_heading: 'Taken' });
    expect(statusCode).toBe(409);
    expect(json().message).toContain('belongs to the site itself');
  }
  // A row from before the rule, written past it.
  await createPage();
  await server.db.updateTable('location_pages').set({ slug: 'contact' }).execute();
  expect((await server.call({ url: '/contact' })).body).toContain('Let&#x27;s get in touch!');
});

test('an unknown page is the not-found page, a deleted one says that it is gone', async () => {
  const { location_id } = (await createPage()).json().data;
  const { token } = server;
  await server.call({ method: 'DELETE', url: `/api/locationpages/${location_id}`, token });
  for (const url of [path, '/x', '/blogs', '/-']) {
    const { statusCode, body } = await server.call({ url });
    expect(statusCode, url).toBe(url === path ? 410 : 404);
    expect(body, url).toContain('The page you&#x27;re looking for doesn&#x27;t exist.');
  }
  expect((await post(path, enquiry)).statusCode).toBe(410);
  expect(await stored()).toEqual([]);
});

test('D10 the footer of every page names the location pages', async () => {
  expect((await server.call({ url: '/contact' })).body).not.toContain('>Locations<');
  await createPage();
  const { body } = await server.call({ url: '/contact' });
  expect(body).toContain('>Locations<');
  expect(body).toMatch(/<a [^>]*href="\/web-design-abu-dhabi">Web design in Abu Dhabi<\/a>/);
});

test('R-X-13 the form works with JavaScript off', async () => {
  await createPage();
  const sent = await post(path, { ...enquiry, message: 'Two\r\nlines' });
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toBe(`${path}?sent=success#enquiry`);
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(await stored()).toMatchObject([{ ...enquiry, message: 'Two\nlines', form: 'extended' }]);
  const { body } = await server.call({ url: `${path}?sent=success` });
  expect(body).toContain('Form Submitted Successfully!');
});

test('R-5-06 a form with mistakes is not stored; its text stays, each field says what is wrong', async () => {
  await createPage();
  const bad = { ...enquiry, name: 'ab', phoneNum: '12', businessName: 'x', role: 'a'.repeat(37) };
  const { statusCode, headers, body } = await post(path, bad);
  expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(body).toContain('Email failed to send, try again by reloading the page.');
  for (const field of ['name', 'phoneNum', 'businessName', 'role']) {
    expect(body).toMatch(new RegExp(`aria-describedby="[^"]*enquiry-${field}-error"`));
  }
  expect(body).toContain('value="sara@example.com"');
  expect(body).toContain('We need a shop.</textarea>');
  expect(await stored()).toEqual([]);
});

test('T13 a page without a form refuses a post, with the methods it answers', async () => {
  for (const url of ['/case-studies', '/insights', '/login', '/admin']) {
    const { statusCode, headers } = await post(url, enquiry);
    expect([statusCode, headers.allow], url).toEqual([405, 'GET, HEAD']);
  }
  await createPage();
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    expect((await server.call({ method, url: path })).statusCode).toBe(405);
  }
  expect((await post('/blogs/x', enquiry)).statusCode).toBe(405);
});

test('a body for an address without a page is 404, whatever it is', async () => {
  await createPage();
  const send = (url: string, type: string, body: string) =>
    server.call({ method: 'POST', url, body, headers: { 'content-type': type } });
  const bodies: [string, string][] = [
    ['application/json', '{"a":1}'],
    ['application/json', '{"a":'],
    ['application/json', `["${'a'.repeat(20_000)}"]`],
    ['application/json; charset=utf-8', ''],
    ['text/plain', 'text'],
    ['application/xml', '<a/>'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['nonsense', 'a'],
    ['application/x-www-form-urlencoded', `message=${'a'.repeat(70_000)}`],
  ];
  for (const [type, body] of bodies) {
    const unknown = await send('/nowhere?a=b', type, body);
    expect([type, unknown.statusCode]).toEqual([type, 404]);
    expect(unknown.json().message).toBe('There is nothing at this address.');
    expect([type, (await send('/blogs/x', type, body)).statusCode]).toEqual([type, 405]);
    // Where a page stands, the body is what is wrong.
    const isForm = type.startsWith('application/x-www');
    for (const url of [path, '/contact', '/company']) {
      expect([type, (await send(url, type, body)).statusCode]).toEqual([type, isForm ? 413 : 415]);
    }
  }
  const { token } = server;
  const huge = `["${'a'.repeat(2_000_000)}"]`;
  for (const url of ['/nowhere', '/api/nowhere', '/no/where']) {
    const status = url === '/no/where' ? 405 : 404;
    const call = { method: 'POST', url, token, body: huge } as const;
    const answer = await server.call({ ...call, headers: { 'content-type': 'application/json' } });
    expect([url, answer.statusCode]).toEqual([url, status]);
  }
});

test('T13 a form comes from our own pages, as a form, and is small', async () => {
  await createPage();
  expect((await post(path, enquiry, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post(path, enquiry, { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await post(path, { ...enquiry, message: 'a'.repeat(70_000) })).statusCode).toBe(413);
  expect(await stored()).toEqual([]);
});
