import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { arabic } from '../../../tests/editions.ts';
import { testServer } from '../../../tests/server.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Renders every address as the not-found page of its language. */
const renderer = {
  islandsUrl: '',
  render: async (
    _request: Request,
    { languages }: { languages: { current: { tag: string } } },
  ) => ({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<h1>Not found, ${languages.current.tag}</h1>`,
  }),
};

const odd = [
  '//company',
  '//host/Contact/',
  '/%5Chost',
  '/%ff',
  '/%',
  '/blogs/caf%E9?a=1',
  '/a%00',
];

test.each(odd)(
  'T31 %s answers 400: a browser with the not-found page, a program with JSON',
  async (url) => {
    const { call } = await testServer({ renderer });
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await call({ method, url, headers: browser });
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        400,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toBe(method === 'GET' ? '<h1>Not found, en</h1>' : '');
      expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', vary: 'Accept-Encoding' });
      // In development pages go out without the policy, which for calls allows nothing.
      expect(page.headers).not.toHaveProperty('content-security-policy');
      expect(page.headers).not.toHaveProperty('location');
    }
    const said = await call({ url });
    expect([said.statusCode, said.json()]).toEqual([
      400,
      { message: 'The request could not be understood.' },
    ]);
  },
);

test('T31 an odd address below the prefix of a language has the page of that language', async () => {
  const { call, db } = await testServer({ renderer });
  await saveSiteSettings(db, { ...firstSettings, languages: [arabic] });
  for (const url of ['/ar/%ff', '/ar/a%00', '/AR//%ff']) {
    const { statusCode, body } = await call({ url, headers: browser });
    expect([url, statusCode, body]).toEqual([url, 400, '<h1>Not found, ar</h1>']);
  }
});

test.each(['/api/%ff', '/api/caseStudies/%ff', '/media/%ff'])(
  'T31 what no page stands at, %s, says so in JSON to a browser, too',
  async (url) => {
    const { call } = await testServer({ renderer });
    const answer = await call({ url, headers: browser });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'The request could not be understood.' },
    ]);
  },
);

test('T31 while no page can be made, a browser gets the sentence', async () => {
  const failing = { islandsUrl: '', render: () => Promise.reject(new Error('no page')) };
  const { call } = await testServer({ renderer: failing });
  const answer = await call({ url: '//company', headers: browser });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'The request could not be understood.',
  ]);
});
