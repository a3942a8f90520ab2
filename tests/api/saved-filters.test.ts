import { expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type Call, type TestServer, testServer } from '../server.ts';

const path = '/api/saved-filters';
const drafts = { list: 'blog', name: 'Drafts', query: 'state=draft' };

/** Calls of one signed-in person. */
function callsOf(server: TestServer, token: string) {
  const ask = (method: Call['method'], url = '', body?: object) =>
    server.call({ method, url: `${path}${url}`, token, body });
  return {
    ask,
    names: async (list = 'blog') => {
      const filters: { name: string }[] = (await ask('GET', `?list=${list}`)).json();
      return filters.map(({ name }) => name);
    },
    save: async (body: object) => {
      const answer = await ask('POST', '', body);
      expect(answer.statusCode).toBe(201);
      return answer.json().saved_filter_id;
    },
  };
}

describeOnBothDatabases('saved filters', (databases) => {
  const start = async () => testServer({ database: await databases.open() });

  test('stand from A to Z, whatever capitals and accents', async () => {
    const server = await start();
    const { names, save } = callsOf(server, server.token);
    for (const name of ['Zones', 'événements', 'drafts of mine', 'Events'])
      await save({ ...drafts, name });
    expect(await names()).toEqual(['drafts of mine', 'événements', 'Events', 'Zones']);
  });

  test('are saved, renamed, deleted, brought back, and gone for good after 30 days', async () => {
    const server = await start();
    const { ask, names, save } = callsOf(server, server.token);
    const id = await save({ ...drafts, name: ' Drafts ' });
    await save({ list: 'blog', name: 'By Sara', query: 'find=date+shop&author=sara%40x.co' });
    await save({ list: 'enquiries', name: 'Overdue', query: 'folder=overdue' });
    expect(await names()).toEqual(['By Sara', 'Drafts']);
    expect(await names('enquiries')).toEqual(['Overdue']);
    expect(await names('case-study')).toEqual([]);
    const [first] = (await ask('GET', '?list=blog')).json();
    expect(first.query).toBe('find=date+shop&author=sara%40x.co');

    expect((await ask('PUT', `/${id}`, { name: 'All drafts' })).statusCode).toBe(200);
    expect(await names()).toEqual(['All drafts', 'By Sara']);
    const { undo, message } = (await ask('DELETE', `/${id}`)).json();
    expect(message).toBe('Filter deleted.');
    expect(await names()).toEqual(['By Sara']);
    expect((await ask('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await ask('PUT', `/${id}`, { name: 'x' })).statusCode).toBe(404);
    const restore = () => server.call({ method: 'POST', url: undo, token: server.token });
    expect((await restore()).statusCode).toBe(200);
    expect((await restore()).statusCode).toBe(404);
    expect(await names()).toEqual(['All drafts', 'By Sara']);

    await ask('DELETE', `/${id}`);
    server.clock.now += 30 * day;
    await deleteExpired(server.app);
    const rows = () => server.db.selectFrom('saved_filters').select('name').execute();
    expect(await rows()).toHaveLength(3);
    server.clock.now += 1;
    await deleteExpired(server.app);
    expect(await rows()).toHaveLength(2);
  });

  test('what is not a name or not a filter is refused with a sentence', async () => {
    const server = await start();
    const { ask, save } = callsOf(server, server.token);
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ query: '' }, 'query'],
      [{ query: 'x'.repeat(4_001) }, 'query'],
      [{ query: 'state=draft#<script>' }, 'query'],
      [{ query: '/../users' }, 'query'],
      [{ list: 'users' }, 'list'],
    ] as const) {
      const refused = await ask('POST', '', { ...drafts, ...wrong });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().errors)).toEqual([field]);
    }
    const id = await save(drafts);
    const other = await save({ ...drafts, name: 'Other' });
    const taken = 'You have a saved filter with this name already.';
    for (const refused of [
      await ask('POST', '', drafts),
      await ask('PUT', `/${other}`, { name: 'Drafts' }),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ message: taken, errors: { name: taken } });
    }
    expect((await ask('PUT', `/${id}`, { name: 'Drafts' })).statusCode).toBe(200);
  });

  test('there are 20 of a list and person at most, deleted ones not counted', async () => {
    const server = await start();
    const { ask, names, save } = callsOf(server, server.token);
    const ids: number[] = [];
    for (let count = 1; count <= 20; count++) {
      ids.push(await save({ ...drafts, name: `Filter ${count}` }));
    }
    const refused = await ask('POST', '', drafts);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'You have 20 saved filters here already. Delete one first.',
    );
    await save({ ...drafts, list: 'case-study' });
    await ask('DELETE', `/${ids[0]}`);
    await save(drafts);
    expect((await ask('POST', `/${ids[0]}/restore`)).statusCode).toBe(409);
    expect(await names()).toHaveLength(20);
  });

  test('R-9-20 those that look for a person go with the data of the person, in the audit log, too', async () => {
    const server = await start();
    const { ask, names, save } = callsOf(server, server.token);
    await save({ list: 'enquiries', name: 'Amal', query: 'find=Amal%40example.com' });
    const other = { list: 'enquiries', name: 'Other', query: 'find=other%40example.com' };
    const deleted = await save({
      list: 'enquiries',
      name: 'Gone',
      query: 'find=amal%40example.com',
    });
    await ask('DELETE', `/${deleted}`);
    await save(other);
    const url = '/api/enquiries/person?email=amal@example.com';
    await server.call({ method: 'DELETE', url, token: server.token });
    expect(await names('enquiries')).toEqual(['Other']);
    expect((await ask('POST', `/${deleted}/restore`)).statusCode).toBe(404);
    const logged = await server.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(logged)).not.toMatch(/amal(@|%40)example/i);
  });

  test('T12 nobody sees or changes those of a colleague, and they go with the account', async () => {
    const server = await start();
    const own = callsOf(server, server.token);
    const colleague = await server.addUser('sara@example.com', true);
    const other = callsOf(server, await server.signIn('sara@example.com'));
    const id = await own.save(drafts);
    await other.save(drafts);
    for (const [method, url, body] of [
      ['PUT', `/${id}`, { name: 'Mine now' }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restore`],
    ] as const) {
      expect((await other.ask(method, url, body)).statusCode).toBe(404);
    }
    await own.ask('DELETE', `/${id}`);
    expect((await other.ask('POST', `/${id}/restore`)).statusCode).toBe(404);
    expect(await other.names()).toEqual(['Drafts']);
    expect(await own.names()).toEqual([]);
    await server.db.deleteFrom('users').where('user_id', '=', colleague.user_id).execute();
    expect(await server.db.selectFrom('saved_filters').select('user_id').execute()).toHaveLength(1);
  });
});
