import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

const url = '/api/item-states/blogs';

describeOnBothDatabases('item states', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  test('an administrator gets status and last change of every item', async () => {
    const { token } = server;
    await server.call({ method: 'POST', url: '/blog', token, body: { title: 'One' } });
    await server.call({ method: 'POST', url: '/blog', token, body: {} });
    const answer = await server.call({ url, token });
    expect(answer.statusCode).toBe(200);
    const statuses = answer.json().map(({ status }: { status: string }) => status);
    expect(statuses.sort()).toEqual(['draft', 'published']);
    expect(Object.keys(answer.json()[0])).toEqual(['id', 'status', 'updated_at']);
  });

  test('nobody else does, and an unknown kind is refused', async () => {
    expect((await server.call({ url })).statusCode).toBe(401);
    await server.addUser('reader@example.com');
    const token = await server.signIn('reader@example.com');
    expect((await server.call({ url, token })).statusCode).toBe(403);
    const unknown = { url: '/api/item-states/users', token: server.token };
    expect((await server.call(unknown)).statusCode).toBe(404);
  });
});
