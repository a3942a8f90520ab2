import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { remarkPlace } from '../../../domain/content/remarks/remark.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertUser } from '../../accounts/users.ts';
import { insertItem } from '../change-items.ts';
import {
  deleteRemark,
  insertRemark,
  insertReply,
  resolveRemark,
} from '../remarks/change-remarks.ts';
import { findListPage } from './find-listed.ts';

describeOnBothDatabases("remarks in the back office's list", (databases) => {
  test('an item counts its remarks that are open, without answers', async () => {
    const { db } = await databases.open();
    const by = await insertUser(db, { email: 'a@b.co', passwordHash: 'x', isAdmin: true });
    const written = { text: 'Look', by: { ...by, email: 'a@b.co' }, now: 0 };
    const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: 'One' }));
    await insertItem(db, blogKind, blogInput.parse({ title: 'Two' }));
    const item_id = String(blog_id);
    const place = { kind: 'blog' as const, item_id, ...remarkPlace.parse({}) };
    async function write() {
      const row = await insertRemark(db, place, written);
      if (row === 'full') throw new Error('no room');
      return row;
    }
    const [open, resolved, deleted] = [await write(), await write(), await write()];
    await write();
    await insertReply(db, open, written);
    await resolveRemark(db, resolved, { by: written.by, now: 0 });
    await deleteRemark(db, deleted, 0);
    const { items } = await findListPage(db, blogKind, { find: '', sort: 'title', page: 1 });
    expect(items.map(({ open_remarks }) => open_remarks)).toEqual([2, 0]);
  });
});
