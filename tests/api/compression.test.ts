import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

async function addBlogs({ call, token }: TestServer, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const body = {
      title: `Blog ${number}`,
      brief_paragraph: 'Text. '.repeat(20),
      blog_image: '/x.png',
    };
    await call({ method: 'POST', url: '/blog', token, body });
  }
}

describeOnBothDatabases('compressed answers', ({ open }) => {
  test('a list arrives smaller and unpacks to the same bytes', async () => {
    const server = await testServer({ database: await open() });
    await addBlogs(server, 20);
    for (const url of ['/blog', '/api/items/blog', '/api/audit']) {
      const plain = await server.call({ url, token: server.token });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toContain('Accept-Encoding');
      for (const [encoding, decompress] of Object.entries(unpack)) {
        const headers = { 'accept-encoding': encoding };
        const packed = await server.call({ url, token: server.token, headers });
        expect(packed.headers['content-encoding'], url).toBe(encoding);
        expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(decompress(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      }
    }
  });
});

test('an item keeps its ETag, and If-Match goes on working', async () => {
  const server = await testServer();
  const body = { title: 'Long', brief_paragraph: 'Text. '.repeat(300) };
  await server.call({ method: 'POST', url: '/blog', token: server.token, body });
  const headers = { 'accept-encoding': 'br' };
  const packed = await server.call({ url: '/blog/1', headers });
  expect(packed.headers).toMatchObject({ etag: '"1"', 'content-encoding': 'br' });
  const save = { method: 'PUT' as const, url: '/blog/1', token: server.token, body };
  const ifMatch = { ...headers, 'if-match': String(packed.headers.etag) };
  const saved = await server.call({ ...save, headers: ifMatch });
  expect([saved.statusCode, saved.headers['content-encoding']]).toEqual([200, 'br']);
  const late = await server.call({ ...save, headers: ifMatch });
  expect([late.statusCode, late.headers['content-encoding']]).toEqual([412, 'br']);
});

test('what holds a secret is never compressed', async () => {
  const { call, token, addUser } = await testServer();
  for (let number = 0; number < 30; number += 1) await addUser(`user${number}@example.com`);
  const headers = { 'accept-encoding': 'br, gzip' };
  const body = { email: adminEmail, password };
  const answers = [
    await call({ method: 'POST', url: '/api/users/login', body, headers }),
    await call({ url: '/api/users', token, headers }),
    await call({ url: '/api/users/sessions', token, headers }),
  ];
  expect(answers[1]?.rawPayload.length).toBeGreaterThan(1_024);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test('HEAD tells the same length as GET and sends nothing', async () => {
  const server = await testServer();
  await addBlogs(server, 20);
  const headers = { 'accept-encoding': 'gzip' };
  const got = await server.call({ url: '/blog', headers });
  const head = await server.call({ method: 'HEAD', url: '/blog', headers });
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers['content-length']).toBe(got.headers['content-length']);
});
