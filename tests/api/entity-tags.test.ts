import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

interface Item {
  name: string;
  /** Makes one and gives its address. */
  create: (server: TestServer) => Promise<string>;
  /** A body whose one text is `text`. */
  body: (text: string) => object;
  /** The text of an answer, or of `current`. */
  text: (item: Record<string, string>) => string | undefined;
  /** Where an answer holds the item. */
  item: (answer: Record<string, never>) => Record<string, string>;
}

async function post(server: TestServer, url: string, body?: object) {
  return (await server.call({ method: 'POST', url, token: server.token, body })).json();
}

const items: Item[] = [
  {
    name: 'case study',
    create: async (server) => `/api/caseStudies/${(await post(server, '/api/caseStudies'))._id}`,
    body: (text) => ({ sec4Heading: text, sec4SubHeading: 'In figures' }),
    text: ({ sec4Heading }) => sec4Heading,
    item: (answer) => answer,
  },
  {
    name: 'blog',
    create: async (server) =>
      `/blog/${(await post(server, '/blog', { title: 'First' })).data.blog_id}`,
    body: (text) => ({ title: text }),
    text: ({ title }) => title,
    item: ({ data }) => data ?? {},
  },
  {
    name: 'location page',
    create: async (server) => {
      const body = { slug_url: 'first', main_heading: 'First' };
      const { data } = await post(server, '/api/locationpages/create', body);
      return `/api/locationpages/${data.location_id}`;
    },
    body: (text) => ({ slug_url: 'first', main_heading: text }),
    text: ({ main_heading }) => main_heading,
    item: ({ data }) => data ?? {},
  },
];

describeOnBothDatabases('R-X-08 entity tags', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function change(method: 'PUT' | 'DELETE', url: string, ifMatch?: string, body?: object) {
    const headers: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    return server.call({ method, url, token: server.token, body, headers });
  }

  async function tagOf(url: string): Promise<string> {
    const { headers } = await server.call({ url, token: server.token });
    return String(headers.etag);
  }

  test.each(items)('$name: of two editors the second is told', async (kind) => {
    const url = await kind.create(server);
    const tag = await tagOf(url);
    expect(tag).toMatch(/^"\d+"$/);
    const first = await change('PUT', url, tag, kind.body('First editor'));
    expect(first.statusCode).toBe(200);
    expect(first.headers.etag).toBe(await tagOf(url));
    expect(first.headers.etag).not.toBe(tag);
    const before = await everythingStored(server.db);
    for (const answer of [
      await change('PUT', url, tag, kind.body('Second editor')),
      await change('PUT', url, `W/${first.headers.etag}`, kind.body('Second editor')),
      await change('PUT', url, 'what', kind.body('Second editor')),
      await change('DELETE', url, tag),
    ]) {
      expect(answer.statusCode).toBe(412);
      expect(answer.json().message).toMatch(/Somebody else/);
      expect(kind.text(answer.json().current)).toBe('First editor');
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test.each(items)('$name: the right tag, any tag and no tag save', async (kind) => {
    const url = await kind.create(server);
    const tag = await tagOf(url);
    for (const [ifMatch, text] of [
      [`"999", ${tag}`, 'One of several'],
      ['*', 'Any'],
      [undefined, 'As specified'],
    ] as const) {
      const answer = await change('PUT', url, ifMatch, kind.body(text));
      expect(answer.statusCode).toBe(200);
      const read = await server.call({ url });
      expect(kind.text(kind.item(read.json()))).toBe(text);
    }
    expect((await change('DELETE', url, await tagOf(url))).statusCode).toBe(200);
    expect((await change('DELETE', url, tag)).statusCode).toBe(404);
  });

  test('a conflict answers in the shape of the call', async () => {
    const url = await post(server, '/blog', { title: 'A' });
    const answer = await change('PUT', `/blog/${url.data.blog_id}`, '"7"', { title: 'B' });
    expect(answer.json()).toMatchObject({ status: 'fail', data: null });
  });
});
