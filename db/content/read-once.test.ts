import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { fixtureSettings } from '../../tests/fixture-settings.ts';
import type { Database } from '../open.ts';
import { saveSiteSettings } from '../settings.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { findAssertedFigures } from './claims/find-claims.ts';
import { findTwins } from './likeness/find-twins.ts';
import { readOncePerVersion } from './read-once.ts';

const words = Array.from({ length: 60 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}`);
const paragraph = `${words.join(' ')} in 40 places.`;

/** Counts the rows that bring texts of blogs along. */
function counting() {
  const read = { texts: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.texts += result.rows.filter((row) => 'blogs_content' in Object(row)).length;
      return result;
    },
  };
  return { read, plugin };
}

describeOnBothDatabases('what is kept of all content', (databases) => {
  let db: Database;
  const { read, plugin } = counting();
  beforeEach(async () => {
    db = (await databases.open()).db.withPlugin(plugin);
    await saveSiteSettings(db, fixtureSettings);
  });

  const blogOf = (title: string) =>
    blogInput.parse({ title, blogs_content: [{ heading: 'Nets', paragraph }] });

  async function textsReadBy(work: () => Promise<unknown>): Promise<number> {
    read.texts = 0;
    await work();
    return read.texts;
  }

  test.each([
    ['figures', () => findAssertedFigures(db)],
    ['likeness', () => findTwins(db, { kind: 'blog', id: null, values: blogOf('New') })],
  ])('of %s nothing is read again while nothing changed, and then what changed', async (_, ask) => {
    const ids: number[] = [];
    for (let at = 0; at < 45; at += 1) {
      ids.push((await insertItem(db, blogKind, blogOf(`Blog ${at}`))).blog_id);
    }
    expect(await textsReadBy(ask)).toBe(45);
    expect(await textsReadBy(ask)).toBe(0);
    const [one = 0, other = 0] = ids;
    await updateItem(db, blogKind, one, blogOf('Changed'));
    await deleteItem(db, blogKind, other);
    expect(await textsReadBy(ask)).toBe(1);
    expect(await textsReadBy(() => Promise.all([ask(), ask(), ask()]))).toBe(0);
  });

  test('those who ask together share one reading, and a failed one is begun again', async () => {
    let readings = 0;
    let isBroken = true;
    const find = readOncePerVersion(
      () => [] as number[],
      async (_, memory) => {
        readings += 1;
        if (isBroken) throw new Error('The database is away.');
        memory.push(readings);
      },
    );
    await expect(Promise.all([find(db), find(db)])).rejects.toThrow('away');
    isBroken = false;
    const before = readings;
    expect(await Promise.all([find(db), find(db)])).toEqual([[before + 1], [before + 1]]);
    expect(readings).toBe(before + 1);
  });
});
