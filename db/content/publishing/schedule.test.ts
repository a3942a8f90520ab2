import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { deleteItem, insertItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import { setWaiting } from './drafts.ts';
import { runSchedule, setSchedule } from './schedule.ts';

const time = '2099-11-30T05:00:00.000Z';
const times = { publish_at: time, unpublish_at: null };

describeOnBothDatabases('schedule', ({ open }) => {
  test('an item that is being deleted gets no time', async () => {
    const { db } = await open();
    const blog = blogInput.parse({ title: 'A blog' });
    const { blog_id } = await insertItem(db, blogKind, blog, { status: 'draft' });
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const deletion = changeContent(db, async (transaction) => {
      await deleteItem(transaction, blogKind, blog_id);
      resolve();
      await setTimeout(300);
    });
    await gone;
    const [scheduled] = await Promise.all([setSchedule(db, 'blog', `${blog_id}`, times), deletion]);
    expect(scheduled).toBeNull();
    expect(await db.selectFrom('publishing').selectAll().execute()).toEqual([]);
  });

  test('a time without an item notes nothing as published', async () => {
    const { db } = await open();
    await db.transaction().execute((rows) => setWaiting(rows, { kind: 'blog', id: '7' }, times));
    expect(await runSchedule(db, Date.parse(time))).toBe(0);
    expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
    const left = await db.selectFrom('publishing').select('publish_at').execute();
    expect(left).toEqual([{ publish_at: null }]);
  });
});
