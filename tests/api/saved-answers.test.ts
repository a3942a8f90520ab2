import { expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';

describeOnBothDatabases('saved answers', (databases) => {
  test('are written, changed, deleted, brought back, and gone for good after 30 days', async () => {
    const server = await testServer({ database: await databases.open() });
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', body?: object) =>
      server.call({ method, url: `/api/saved-answers${url}`, token: server.token, body });
    const titles = async () => {
      const answers: { title: string }[] = (await ask('GET')).json();
      return answers.map(({ title }) => title);
    };
    const prices = { title: ' Prices ', text: 'Dear {name},\nit depends.' };
    const made = await ask('POST', '', prices);
    expect(made.statusCode).toBe(201);
    const id = made.json().saved_answer_id;
    expect(made.json()).toMatchObject({ title: 'Prices', text: prices.text });
    await ask('POST', '', { title: 'Hours', text: 'Nine to five.' });
    expect(await titles()).toEqual(['Hours', 'Prices']);

    for (const [body, field] of [
      [{ ...prices, title: ' ' }, 'title'],
      [{ ...prices, title: 'x'.repeat(61) }, 'title'],
      [{ ...prices, text: '\n' }, 'text'],
      [{ ...prices, text: 'x'.repeat(10_001) }, 'text'],
    ] as const) {
      const refused = await ask('POST', '', body);
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().errors)).toEqual([field]);
    }
    await ask('PUT', `/${id}`, { title: 'Costs', text: 'Less than you think.' });
    expect(await titles()).toEqual(['Costs', 'Hours']);

    const { undo } = (await ask('DELETE', `/${id}`)).json();
    expect(await titles()).toEqual(['Hours']);
    for (const [method, body] of [['DELETE'], ['PUT', prices]] as const) {
      expect((await ask(method, `/${id}`, body)).statusCode).toBe(404);
    }
    const { token } = server;
    expect((await server.call({ method: 'POST', url: undo, token })).statusCode).toBe(200);
    expect((await server.call({ method: 'POST', url: undo, token })).statusCode).toBe(404);
    expect(await titles()).toEqual(['Costs', 'Hours']);

    await ask('DELETE', `/${id}`);
    server.clock.now += 30 * day;
    await deleteExpired(server.app);
    const rows = () => server.db.selectFrom('saved_answers').select('title').execute();
    expect(await rows()).toHaveLength(2);
    server.clock.now += 1;
    await deleteExpired(server.app);
    expect(await rows()).toEqual([{ title: 'Hours' }]);
  });

  test('stand from A to Z, whatever capitals, accents and numbers', async () => {
    const { call, token } = await testServer({ database: await databases.open() });
    const url = '/api/saved-answers';
    const titles = ['Zones', 'écoles', 'Offer 10', 'offer 2', 'Eager', 'شكرا', 'أسعار'];
    for (const title of titles) {
      await call({ method: 'POST', url, token, body: { title, text: 'Text' } });
    }
    const listed: { title: string }[] = (await call({ url, token })).json();
    const sorted = ['Eager', 'écoles', 'offer 2', 'Offer 10', 'Zones', 'أسعار', 'شكرا'];
    expect(listed.map(({ title }) => title)).toEqual(sorted);
  });

  test('T29 two people who change one keep what the other wrote, or are told of it', async () => {
    const { call, token } = await testServer({ database: await databases.open() });
    const url = '/api/saved-answers';
    const before = { title: 'Prices', text: 'It depends.' };
    const made = await call({ method: 'POST', url, token, body: before });
    const save = (body: object) =>
      call({ method: 'PUT', url: `${url}/${made.json().saved_answer_id}`, token, body });
    expect((await save({ title: 'Costs', before })).statusCode).toBe(200);
    const other = await save({ text: 'Less than you think.', before });
    expect(other.json()).toMatchObject({ title: 'Costs', text: 'Less than you think.' });
    const refused = await save({ title: 'What it costs', before });
    expect(refused.statusCode).toBe(409);
    expect(Object.keys(refused.json().errors)).toEqual(['title']);
    const { current } = refused.json();
    expect(current).toMatchObject({ title: 'Costs', text: 'Less than you think.' });
    expect((await save({ title: 'Costs', before })).statusCode).toBe(200);
    expect((await save({ title: 'What it costs', before: current })).statusCode).toBe(200);
    // Without what was read, the last one wins.
    expect((await save(before)).json()).toMatchObject(before);
  });
});
