import { beforeEach, expect, test } from 'vitest';
import { loadFirstContent } from '../../content/load.ts';
import { findSiteTexts } from '../../db/content/editions/site-texts.ts';
import { itemTables } from '../../db/content/item-tables.ts';
import { type DemoParts, demoParts } from '../../domain/api/content/first-hour.ts';
import { editionKinds } from '../../domain/content/kinds/stored-kinds.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { publishFirstEditions } from '../published-editions.ts';
import { type TestServer, testServer } from '../server.ts';

const timeout = 120_000;

describeOnBothDatabases('the demo in further languages', (databases) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await loadFirstContent(server.db, server.app.services.media, 'demo');
    await publishFirstEditions(server.db);
  }, timeout);

  async function ask(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
    const answer = await server.call({ method, url, token: server.token, body });
    return { status: answer.statusCode, ...answer.json() };
  }

  const remove = (...parts: string[]) => ask('POST', '/api/first-hour/demo/remove', { parts });

  async function partNamed(name: string): Promise<DemoParts> {
    const { demo } = await ask('GET', '/api/first-hour');
    return demo.find(({ part }: DemoParts) => part === name);
  }

  /** All editions, without what every restoral counts on. */
  async function editionsNow(): Promise<object[]> {
    const rows = await Promise.all(
      editionKinds.map(({ table }) =>
        itemTables(server.db).selectFrom(table).selectAll().execute(),
      ),
    );
    return rows
      .flat()
      .map(({ version: _, updated_at: __, ...row }) => row)
      .toSorted((one, other) => String(one.slug).localeCompare(String(other.slug)));
  }

  test(
    'R-S-03 the demo goes in all languages, removed ones too, and all of it comes back',
    async () => {
      const [editions, ofSite] = [await editionsNow(), await findSiteTexts(server.db, 'ar')];
      expect(editions.length).toBeGreaterThan(20);
      const arabic = { tag: 'ar', name: 'عربي', digits: 'latn', isPublished: true };
      const { status } = await ask('PUT', '/api/settings/languages', { languages: [arabic] });
      expect(status).toBe(200);
      expect((await partNamed('edition')).goes).toHaveLength(editions.length + 2);
      const { count, message } = await remove(...demoParts);
      expect(message).toBe(`The demo is removed: ${count} things.`);
      expect(await editionsNow()).toEqual([]);
      for (const tag of ['ar', 'ur'])
        expect((await findSiteTexts(server.db, tag)).texts, tag).toEqual({});
      expect(await partNamed('edition')).toMatchObject({ goes: [], stays: [] });
      // A later start adds nothing of it again.
      await loadFirstContent(server.db, server.app.services.media);
      expect(await editionsNow()).toEqual([]);

      const back = await ask('POST', '/api/first-hour/demo/restore');
      expect(back.message).toBe(`${count} things are back.`);
      expect(await editionsNow()).toEqual(editions);
      const again = await findSiteTexts(server.db, 'ar');
      expect(again).toMatchObject({ texts: ofSite.texts, confirmed: ofSite.confirmed });
      expect((await findSiteTexts(server.db, 'ur')).texts).not.toEqual({});
      expect((await partNamed('edition')).goes).toHaveLength(editions.length + 2);
    },
    timeout,
  );

  test(
    'R-S-03 what somebody edited in a language stays, with its original',
    async () => {
      const { editions } = await findOne();
      const at = `/api/editions/blog/${editions.origin_id}/ar`;
      const title = 'عنواننا';
      expect(await ask('PUT', at, { values: { title } })).toMatchObject({ status: 'published' });
      const menus = { quote: { heading: 'راسلونا' } };
      await ask('PUT', '/api/site-texts/ar', { values: { menus } });
      const [blogs, words] = [await partNamed('blog'), await partNamed('edition')];
      expect(blogs.stays).toHaveLength(1);
      expect(words.stays).toEqual([title, 'ar']);
      await remove(...demoParts);
      const [left, ...others] = await editionsNow();
      expect([left, others]).toMatchObject([{ title, status: 'published' }, []]);
      expect((await ask('GET', at)).title).toBe(blogs.stays[0]);
      expect((await findSiteTexts(server.db, 'ar')).texts).toMatchObject({ menus });
      await ask('POST', '/api/first-hour/demo/restore');
      expect((await partNamed('edition')).stays).toEqual([title, 'ar']);
    },
    timeout,
  );

  test(
    'R-S-03 texts that somebody wrote since the removal stay as they are',
    async () => {
      await remove('edition');
      expect((await partNamed('blog')).goes).not.toEqual([]);
      const menus = { quote: { heading: 'راسلونا' } };
      await ask('PUT', '/api/site-texts/ar', { values: { menus } });
      await ask('POST', '/api/first-hour/demo/restore');
      expect((await findSiteTexts(server.db, 'ar')).texts).toEqual({ menus });
      expect((await findSiteTexts(server.db, 'ur')).texts).not.toEqual({});
    },
    timeout,
  );

  async function findOne() {
    const editions = await itemTables(server.db)
      .selectFrom('blog_editions')
      .select(['origin_id'])
      .where('language', '=', 'ar')
      .executeTakeFirstOrThrow();
    return { editions };
  }
});
