import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { remarkPlace } from '../../../domain/content/remarks/remark.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertUser } from '../../accounts/users.ts';
import type { Database } from '../../open.ts';
import { deleteItem, insertItem } from '../change-items.ts';
import { deleteForEver, restoreFromTrash } from '../history/restore.ts';
import {
  deleteRemark,
  insertRemark,
  insertReply,
  purgeRemarks,
  type RemarkAuthor,
  resolveRemark,
  restoreRemark,
  updateRemark,
} from './change-remarks.ts';
import { findOpenMentions } from './mentions.ts';
import type { RemarkRow } from './remark-tables.ts';
import { findRemark, findRemarks } from './remarks.ts';

const now = Date.parse('2026-11-22T06:40:00Z');

async function prepare(db: Database) {
  const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: 'Nine clinics' }));
  const account = (email: string) => insertUser(db, { email, passwordHash: 'x', isAdmin: true });
  const [amal, sara] = [await account('amal@agency.example'), await account('sara@agency.example')];
  const item = { kind: 'blog' as const, item_id: String(blog_id) };
  const place = { ...item, ...remarkPlace.parse({ field: 'title' }) };
  async function write(text: string, by: RemarkAuthor = amal): Promise<RemarkRow> {
    const row = await insertRemark(db, place, { text, by, now });
    if (row === 'full') throw new Error('no room');
    return row;
  }
  async function answer(
    remark: RemarkRow,
    text: string,
    by: RemarkAuthor = sara,
  ): Promise<RemarkRow> {
    const row = await insertReply(db, remark, { text, by, now });
    if (row === 'full') throw new Error('no room');
    if (row === 'resolved' || row === null) throw new Error('closed');
    return row;
  }
  const texts = async () =>
    (await findRemarks(db, item, amal.user_id)).map(({ text, answers }) =>
      [text, ...answers.map((one) => one.text)].join(' > '),
    );
  return { blog_id, item, amal, sara, write, answer, texts };
}

describeOnBothDatabases('remarks', ({ open }) => {
  test('T45 any text comes back as it was typed, with its answers, for its item alone', async () => {
    const { db } = await open();
    const { item, amal, write, answer, texts } = await prepare(db);
    const hostile = '<script>alert(1)</script> \'; DROP TABLE remarks; -- &amp; "$&" \u202e';
    const remark = await write(hostile);
    await answer(remark, 'Two\nlines');
    expect(await texts()).toEqual([`${hostile} > Two\nlines`]);
    const [found] = await findRemarks(db, item, amal.user_id);
    expect(found).toMatchObject({ field: 'title', words: null, isOwn: true, mentions: [] });
    expect(found?.answers[0]).toMatchObject({ isOwn: false, made_by: 'sara@agency.example' });
    expect(await findRemarks(db, { ...item, item_id: '999' }, amal.user_id)).toEqual([]);
  });

  test('T45 an item has 200 remarks at most, deleted ones not counted', async () => {
    const { db } = await open();
    const { item, amal, write, answer } = await prepare(db);
    const first = await write('One');
    const others = { ...item, text: 'More', user_id: amal.user_id, made_by: '', made_at: '' };
    await db
      .insertInto('remarks')
      .values(Array.from({ length: 198 }, () => others))
      .execute();
    await answer(first, 'The last');
    await expect(write('Too many')).rejects.toThrow('no room');
    await expect(answer(first, 'Too many')).rejects.toThrow('no room');
    await resolveRemark(db, first, { by: amal, now });
    await deleteRemark(db, first, now);
    await write('Room again');
    await write('And again');
    const gone = await findRemark(db, first.remark_id, { deleted: true });
    expect(gone && (await restoreRemark(db, gone))).toBe('full');
  });

  test('a deleted remark comes back with its answers, and goes for good after a time', async () => {
    const { db } = await open();
    const { write, answer, texts, sara, amal } = await prepare(db);
    const remark = await write('See @sara@agency.example');
    const early = await answer(remark, 'Deleted before');
    await deleteRemark(db, early, now - 1);
    await answer(remark, 'Stays below it');
    await resolveRemark(db, remark, { by: amal, now });
    await deleteRemark(db, remark, now);
    expect(await texts()).toEqual([]);
    expect(await findOpenMentions(db, sara.user_id, 9)).toEqual([]);
    const gone = await findRemark(db, remark.remark_id, { deleted: true });
    expect(gone && (await restoreRemark(db, gone))).toBe('restored');
    expect(await texts()).toEqual(['See @sara@agency.example > Stays below it']);
    await deleteRemark(db, remark, now);
    await purgeRemarks(db, now);
    expect(await db.selectFrom('remarks').select('text').execute()).toHaveLength(2);
    await purgeRemarks(db, now + 1);
    expect(await db.selectFrom('remarks').select('text').execute()).toEqual([]);
    expect(await db.selectFrom('remark_mentions').selectAll().execute()).toEqual([]);
  });

  test('an answer does not come back below a remark that is deleted', async () => {
    const { db } = await open();
    const { write, answer } = await prepare(db);
    const remark = await write('One');
    const one = await answer(remark, 'Answer');
    await deleteRemark(db, one, now);
    await deleteRemark(db, remark, now + 1);
    const gone = await findRemark(db, one.remark_id, { deleted: true });
    expect(gone && (await restoreRemark(db, gone))).toBe('unknown');
  });

  test('an answer and the deletion of what it answers meet: one of them is refused', async () => {
    const { db } = await open();
    const { amal, write, answer, texts } = await prepare(db);
    const [gone, resolved, answered] = [await write('A'), await write('B'), await write('C')];
    await deleteRemark(db, gone, now);
    await resolveRemark(db, resolved, { by: amal, now });
    const reply = { text: 'Hm', by: amal, now };
    expect(await insertReply(db, gone, reply)).toBe(null);
    expect(await insertReply(db, resolved, reply)).toBe('resolved');
    await answer(answered, 'Hm');
    expect(await deleteRemark(db, answered, now)).toBe(false);
    const both = await write('D');
    const [row, isDeleted] = await Promise.all([
      insertReply(db, both, reply),
      deleteRemark(db, both, now),
    ]);
    expect(isDeleted).toBe(row === null);
    expect(await texts()).toEqual(['B', 'C > Hm', ...(isDeleted ? [] : ['D > Hm'])]);
  });

  test('whoever is mentioned finds what is open, and nobody else', async () => {
    const { db } = await open();
    const { item, amal, sara, write, answer } = await prepare(db);
    const disabled = await insertUser(db, { email: 'x@y.co', passwordHash: 'x', isAdmin: true });
    await db.updateTable('users').set({ is_disabled: 1 }).where('email', '=', 'x@y.co').execute();
    const first = await write('@SARA@agency.example @amal@agency.example @x@y.co @no@body.co ?');
    const second = await write('Another');
    const reply = await answer(second, 'Ask @amal@agency.example');
    const mentioned = async (user: { user_id: number }) =>
      (await findOpenMentions(db, user.user_id, 9)).map(({ remark_id }) => remark_id);
    expect(await mentioned(sara)).toEqual([first.remark_id]);
    expect(await mentioned(amal)).toEqual([reply.remark_id]);
    expect(await mentioned(disabled)).toEqual([]);
    expect(await findOpenMentions(db, amal.user_id, 9)).toEqual([
      {
        ...item,
        remark_id: reply.remark_id,
        thread: second.remark_id,
        title: 'Nine clinics',
        language: '',
        place: 'Title',
        text: 'Ask @amal@agency.example',
        made_by: 'sara@agency.example',
        made_at: '2026-11-22T06:40:00.000Z',
      },
    ]);
    await resolveRemark(db, second, { by: sara, now });
    expect(await mentioned(amal)).toEqual([]);
    await resolveRemark(db, second, null);
    expect(await mentioned(amal)).toEqual([reply.remark_id]);
    await updateRemark(db, first, { text: 'Nobody', now });
    expect(await mentioned(sara)).toEqual([]);
  });

  test('at most so many are answered, the newest first', async () => {
    const { db } = await open();
    const { sara, write } = await prepare(db);
    for (let count = 0; count < 4; count++) await write(`${count} @sara@agency.example`);
    const found = await findOpenMentions(db, sara.user_id, 3);
    expect(found.map(({ text }) => text.slice(0, 1))).toEqual(['3', '2', '1']);
  });

  test('the trash keeps the remarks of an item, deleting it for good takes them', async () => {
    const { db } = await open();
    const { blog_id, item, sara, write, answer, texts } = await prepare(db);
    await answer(await write('@sara@agency.example look'), 'Yes');
    const other = await insertItem(db, blogKind, blogInput.parse({ title: 'Other' }));
    const elsewhere = { ...item, item_id: String(other.blog_id) };
    const place = { ...elsewhere, ...remarkPlace.parse({}) };
    await insertRemark(db, place, {
      text: '@sara@agency.example',
      by: { user_id: 0, email: 'x' },
      now,
    });
    await deleteItem(db, blogKind, blog_id);
    expect(await findOpenMentions(db, sara.user_id, 9)).toHaveLength(1);
    await restoreFromTrash(db, 'blog', item.item_id);
    expect(await texts()).toEqual(['@sara@agency.example look > Yes']);
    expect(await findOpenMentions(db, sara.user_id, 9)).toHaveLength(2);
    await deleteItem(db, blogKind, blog_id);
    await deleteForEver(db, 'blog', item.item_id);
    expect(await texts()).toEqual([]);
    expect(await db.selectFrom('remarks').select('item_id').execute()).toEqual([
      { item_id: elsewhere.item_id },
    ]);
    expect(await db.selectFrom('remark_mentions').selectAll().execute()).toHaveLength(1);
  });

  test('an account that is removed leaves its words and its name', async () => {
    const { db } = await open();
    const { item, sara, write, texts } = await prepare(db);
    await write('Still here @sara@agency.example');
    await db.deleteFrom('users').execute();
    expect(await texts()).toEqual(['Still here @sara@agency.example']);
    const [found] = await findRemarks(db, item, sara.user_id);
    expect(found).toMatchObject({ made_by: 'amal@agency.example', mentions: [], isOwn: false });
  });
});
