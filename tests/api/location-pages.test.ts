import { beforeEach, expect, test } from 'vitest';
import { insertCategory } from '../../db/content/categories.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const full = {
  slug_url: 'web design abu dhabi',
  main_heading: 'Web design in Abu Dhabi',
  main_paragraph: '<p>We build sites.</p>',
  highlighted_heading: 'Abu Dhabi',
  heading_1: 'One',
  heading_2: 'Two',
  heading_3: 'Three',
  heading_4: 'Four',
  paragraph_1: '<p>1</p>',
  paragraph_2: '',
  paragraph_3: '',
  paragraph_4: '<p>4</p>',
  meta_keywords: 'web, design',
  meta_link: 'https://example.com/web-design-abu-dhabi',
  meta_title: 'Web design',
  meta_description: 'Sites for Abu Dhabi',
};

describeOnBothDatabases('location pages', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    return server.call({ method, url: `/api/locationpages${path}`, token: server.token, body });
  }

  async function create(body: object = full): Promise<number> {
    return (await write('POST', '/create', body)).json().data.location_id;
  }

  test('R-3-09 a new page is in the list and reads back', async () => {
    const answer = await write('POST', '/create', full);
    expect(answer.statusCode).toBe(201);
    const { location_id } = answer.json().data;
    expect(answer.json()).toEqual({
      status: 'success',
      data: { location_id, ...full },
      message: 'Location page created.',
    });
    const list = await server.call({ url: '/api/locationpages' });
    expect(list.json()).toEqual({ status: 'success', data: [{ location_id, ...full }] });
    const one = await server.call({ url: `/api/locationpages/${location_id}` });
    expect(one.json()).toEqual({ status: 'success', data: { location_id, ...full } });
  });

  test('R-7-21 a saved change reads back', async () => {
    const location_id = await create();
    const answer = await write('PUT', `/${location_id}`, { ...full, heading_2: 'New' });
    expect(answer.json()).toMatchObject({ status: 'success', message: 'Location page saved.' });
    const one = await server.call({ url: `/api/locationpages/${location_id}` });
    expect(one.json().data.heading_2).toBe('New');
  });

  test('R-7-22 a deleted page is gone', async () => {
    const location_id = await create();
    const answer = await write('DELETE', `/${location_id}`);
    expect(answer.json()).toEqual({
      status: 'success',
      data: { location_id },
      message: 'Location page deleted.',
      undo: `/api/trash/location-page/${location_id}/restore`,
    });
    const one = await server.call({ url: `/api/locationpages/${location_id}` });
    expect(one.statusCode).toBe(404);
  });

  test.each([
    ['R-7-26 the address of a fixed page', { ...full, slug_url: 'Contact' }, 409],
    ['R-7-26 the address of the back office', { ...full, slug_url: 'admin' }, 409],
    ['R-7-26 the address of another location page', { ...full, slug_url: 'Taken' }, 409],
    ['D50 no slug', { ...full, slug_url: ' ' }, 400],
    ['a slug that is no address', { ...full, slug_url: 'a/b' }, 400],
  ])('%s is refused with a sentence about the slug', async (_name, body, status) => {
    await create({ slug_url: 'taken', main_heading: 'First' });
    const location_id = await create({ slug_url: 'second', main_heading: 'Second' });
    const before = await everythingStored(server.db);
    for (const answer of [
      await write('POST', '/create', body),
      await write('PUT', `/${location_id}`, body),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status: 'fail', data: null });
      expect(answer.json().errors.slug_url).toMatch(/\.$/);
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('D50 the main heading is required, the rest is not', async () => {
    const refused = await write('POST', '/create', { slug_url: 'a', main_heading: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ main_heading: 'Main Heading is required.' });
    const accepted = await write('POST', '/create', { slug_url: 'a', main_heading: 'A' });
    expect(accepted.statusCode).toBe(201);
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'R-7-23 %s of an unknown id answers 404 and status fail',
    async (method) => {
      for (const id of ['999', '0', 'x', '9'.repeat(300), '1/', '1/x']) {
        const body = method === 'PUT' ? full : undefined;
        const url = `/api/locationpages/${id}`;
        const answer = await server.call({ method, url, token: server.token, body });
        expect(answer.statusCode, id).toBe(404);
        expect(answer.json(), id).toMatchObject({ status: 'fail', data: null });
        expect(answer.json().message, id).toMatch(/\.$/);
      }
    },
  );

  test('R-3-08 categories are numbers and names, All among them', async () => {
    await insertCategory(server.db, 'All');
    await insertCategory(server.db, 'Web Development');
    const answer = await server.call({ url: '/api/categories' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      data: [
        { category_id: expect.any(Number), category: 'All' },
        { category_id: expect.any(Number), category: 'Web Development' },
      ],
    });
  });
});
