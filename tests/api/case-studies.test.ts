import { beforeEach, expect, test } from 'vitest';
import { caseStudyTextFields } from '../../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../../domain/content/kinds/case-study-fields.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const required = { sec4Heading: 'Results', sec4SubHeading: 'In numbers' };
const miniatureSteps = [
  {
    id: 'loaf',
    question: ' Which “loaf”? 85% ',
    options: [
      { id: 'rye', label: 'Rye', says: 'rye' },
      { id: 'oat', label: 'Oat', says: '' },
    ],
  },
];
const unknownId = '0123456789abcdef01234567';

describeOnBothDatabases('case studies', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function create(): Promise<string> {
    const { token } = server;
    const answer = await server.call({ method: 'POST', url: '/api/caseStudies', token });
    return answer.json()._id;
  }

  function save(id: string, body: object) {
    const { token } = server;
    return server.call({ method: 'PUT', url: `/api/caseStudies/${id}`, token, body });
  }

  const list = async (token?: string) =>
    (await server.call({ url: '/api/caseStudies', token })).json();

  test.each([
    ['no body', {}],
    ['an empty object', { body: {} }],
    ['an empty JSON body', { body: '', headers: { 'content-type': 'application/json' } }],
    ['an empty text body', { body: '', headers: { 'content-type': 'text/plain' } }],
    [
      'an empty form body',
      { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
  ])('R-7-03 a study is created with %s', async (_name, sent) => {
    const { token } = server;
    const answer = await server.call({ method: 'POST', url: '/api/caseStudies', token, ...sent });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()._id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('R-3-02 a study holds every field: texts are strings, reviews a list', async () => {
    const id = await create();
    const answer = await server.call({ url: `/api/caseStudies/${id}`, token: server.token });
    expect(answer.statusCode).toBe(200);
    const empty = Object.fromEntries(caseStudyTextFields.map((field) => [field, '']));
    expect(answer.json()).toEqual({ _id: id, ...empty, reviews: [] });
    const { json } = await server.call({
      url: `/api/caseStudies/${id}?rows=true`,
      token: server.token,
    });
    expect(json()).toEqual({ _id: id, ...empty, reviews: [], miniatureSteps: [] });
  });

  test('T44 a text whose HTML makes more elements than one may have is refused', async () => {
    const id = await create();
    const open = Array.from({ length: 300 }, (_, at) => `<b id=${at}>`).join('');
    const sec1Para = `<p>${open}</p>${'<p>x'.repeat(2_000)}`;
    const refused = await save(id, { ...required, sec1Para });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Its HTML makes more elements than a text may have. Please close its tags.',
    ]);
    expect((await save(id, { ...required, sec1Para: open })).statusCode).toBe(200);
  });

  test('R-7-04 a study nobody saved is for administrators only; the first save publishes it', async () => {
    const id = await create();
    expect(await list()).toEqual([]);
    expect(await list(server.token)).toHaveLength(1);
    expect((await server.call({ url: `/api/caseStudies/${id}` })).statusCode).toBe(404);
    expect((await save(id, required)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await server.call({ url: `/api/caseStudies/${id}` })).statusCode).toBe(200);
  });

  test('R-7-04 an account that is no administrator sees no drafts', async () => {
    await create();
    await server.addUser('reader@example.com');
    expect(await list(await server.signIn('reader@example.com'))).toEqual([]);
  });

  test('R-3-01 the list has exactly four keys per study', async () => {
    const id = await create();
    await save(id, { ...required, heroHeading: 'A shop', category1: 'SEO', bannerImage: '/a.png' });
    const answer = await server.call({ url: '/api/caseStudies' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { _id: id, heroHeading: 'A shop', category1: 'SEO', bannerImage: '/a.png' },
    ]);
  });

  test('R-3-04 every field reads back as it was sent, percentages too', async () => {
    const id = await create();
    const sent = {
      ...Object.fromEntries(caseStudyTextFields.map((field) => [field, `${field} 85% “é” 👍`])),
      template: 'template2',
      category1: 'UI/UX Design',
      category2: '',
      ground: '#f6c3cf',
      category3: 'CRM Integration',
      category4: 'SMM',
      sec4Percentage1: '85%',
      _id: id,
      reviews: [{ name: 'Aisha', text: 'Good', rating: 5, other: { kept: true } }],
    };
    const saved = await save(id, { ...sent, miniatureSteps });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual(sent);
    const url = `/api/caseStudies/${id}`;
    expect((await server.call({ url })).json()).toEqual(sent);
    const withRows = (await server.call({ url: `${url}?rows=true` })).json();
    expect(withRows).toEqual({ ...sent, miniatureSteps });
    expect((await save(id, sent)).statusCode).toBe(200);
    expect((await server.call({ url: `${url}?rows=true` })).json()).toEqual(withRows);
  });

  test('R-3-03 a new study is saved as it was read, with no more than what is required', async () => {
    const id = await create();
    const { token } = server;
    const read = (await server.call({ url: `/api/caseStudies/${id}`, token })).json();
    const saved = await save(id, { ...read, ...required });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({ ...read, ...required });
  });

  test('R-7-06 a deleted study is gone and the answer has a message', async () => {
    const id = await create();
    await save(id, required);
    const url = `/api/caseStudies/${id}`;
    const answer = await server.call({ method: 'DELETE', url, token: server.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Case study deleted.',
      undo: `/api/trash/case-study/${id}/restore`,
    });
    expect((await server.call({ url })).statusCode).toBe(404);
    expect(await list(server.token)).toEqual([]);
  });

  test.each([
    ['R-5-10 no section 4 heading', { sec4SubHeading: 'x' }, 'sec4Heading'],
    [
      'R-5-10 a blank section 4 sub-heading',
      { ...required, sec4SubHeading: ' ' },
      'sec4SubHeading',
    ],
    ['R-5-11 an unknown template', { ...required, template: 'template3' }, 'template'],
    ['R-5-12 an unknown category', { ...required, category2: 'Cooking' }, 'category2'],
    ['R-3-03 a number for a text', { ...required, industry: 7 }, 'industry'],
    ['T14 the id of another study', { ...required, _id: unknownId }, '_id'],
    ['no body', undefined, 'body'],
    ['a list', [], 'body'],
  ])('%s is refused by name and changes nothing', async (_name, body, field) => {
    const id = await create();
    const before = await everythingStored(server.db);
    const url = `/api/caseStudies/${id}`;
    const answer = await server.call({ method: 'PUT', url, token: server.token, body });
    expect(answer.statusCode).toBe(400);
    const { message, errors } = answer.json();
    expect(Object.keys(errors)).toContain(field);
    // A sentence of the field itself names it by its label.
    expect(message).toMatch(field.startsWith('sec4') ? /^Section 4 (sub-)?heading/ : field);
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('R-5-12 all eighteen categories and none are accepted', async () => {
    const id = await create();
    expect(caseStudyCategories).toHaveLength(18);
    for (const category1 of ['', ...caseStudyCategories]) {
      expect((await save(id, { ...required, category1 })).json().category1).toBe(category1);
    }
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'R-7-24 %s of an unknown or malformed id answers 404 {message}',
    async (method) => {
      const odd = ['x', '%00', `${unknownId}'--`, unknownId.toUpperCase(), 'a'.repeat(300)];
      for (const id of [unknownId, ...odd]) {
        const body = method === 'PUT' ? required : undefined;
        const url = `/api/caseStudies/${id}`;
        const answer = await server.call({ method, url, token: server.token, body });
        expect(answer.statusCode, id).toBe(404);
        expect(answer.json(), id).toEqual({ message: expect.stringMatching(/^There is .+\.$/) });
      }
    },
  );

  test('T14 keys that are no fields are dropped, whatever column they name', async () => {
    const id = await create();
    const before = await server.db.selectFrom('case_studies').selectAll().executeTakeFirstOrThrow();
    await save(id, { ...required, created_at: '1', status: 'draft', isAdmin: true, x: { y: 1 } });
    const after = await server.db.selectFrom('case_studies').selectAll().executeTakeFirstOrThrow();
    const { updated_at } = after;
    expect(after).toEqual({ ...before, ...required, status: 'published', version: 2, updated_at });
  });

  test('T16 a review that hides in __proto__ is refused and pollutes nothing', async () => {
    const id = await create();
    const body = `{"sec4Heading":"a","sec4SubHeading":"b","reviews":[{"__proto__":{"x":1}}]}`;
    const headers = { 'content-type': 'application/json' };
    const url = `/api/caseStudies/${id}`;
    const answer = await server.call({ method: 'PUT', url, token: server.token, body, headers });
    expect(answer.statusCode).toBe(400);
    expect('x' in {}).toBe(false);
  });
});
