import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import fc from '../../tests/fast-check.ts';
import type { Database } from '../open.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { findItem } from './find-items.ts';
import { VersionConflict } from './versions.ts';

/** Schedules of editors that are tried; `npm run test:editors` tries the 5,000 of threat T29. */
const schedules = import.meta.env.MODE === 'thorough' ? 5_000 : 300;

/** Milliseconds for 5,000 schedules of up to 20 saves on a busy machine. */
const testTimeout = 1_800_000;

const blog = (title: string) => blogInput.parse({ title, slug_url: 'shared' });

interface Editor {
  /** The letter that this editor puts behind the title, at each save another one. */
  name: string;
  saves: number;
  /** Whether the editor sends If-Match. */
  careful: boolean;
}

/** Reads, waits for its turn, saves what it read with a word more; tells which words were saved. */
async function edit(
  db: Database,
  id: number,
  { name, saves, careful }: Editor,
  turn: () => Promise<unknown>,
): Promise<string[]> {
  const saved: string[] = [];
  for (let n = 0; n < saves; n += 1) {
    const read = await findItem(db, blogKind, id, { drafts: true });
    await turn();
    const word = `${name}${n}`;
    const ifVersions = careful ? [read?.version ?? 0] : undefined;
    try {
      await updateItem(db, blogKind, id, blog(`${read?.title} ${word}`), { ifVersions });
      saved.push(word);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  return saved;
}

/** Two to five editors, each with one to four saves. */
function editors(careful: boolean) {
  return fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 })
    .map((all) => all.map((saves, n): Editor => ({ name: 'abcde'.charAt(n), saves, careful })));
}

/** Words that were told 'saved' and are not in the title at the end. */
async function lostWords(
  db: Database,
  scheduler: fc.Scheduler<unknown>,
  all: Editor[],
): Promise<string[]> {
  const { blog_id } = await insertItem(db, blogKind, blog('Title'));
  const turn = () => scheduler.schedule(Promise.resolve());
  const work = Promise.all(all.map((editor) => edit(db, blog_id, editor, turn)));
  const saved = await scheduler.waitFor(work);
  const words = (await findItem(db, blogKind, blog_id, { drafts: true }))?.title.split(' ') ?? [];
  await deleteItem(db, blogKind, blog_id);
  return saved.flat().filter((word) => !words.includes(word));
}

describeOnBothDatabases('T29 versions', ({ open }) => {
  test(`no save is lost in ${schedules} interleavings of two to five editors`, {
    timeout: testTimeout,
  }, async () => {
    const { db } = await open();
    const property = fc.asyncProperty(fc.scheduler(), editors(true), async (scheduler, all) => {
      expect(await lostWords(db, scheduler, all)).toEqual([]);
    });
    await fc.assert(property, { numRuns: schedules });
  });

  test('without If-Match the last save wins, as specified (negative control)', async () => {
    const { db } = await open();
    const property = fc.asyncProperty(fc.scheduler(), editors(false), async (scheduler, all) => {
      expect(await lostWords(db, scheduler, all)).toEqual([]);
    });
    const { failed } = await fc.check(property, { numRuns: 50, endOnFailure: true });
    expect(failed).toBe(true);
  });
});
