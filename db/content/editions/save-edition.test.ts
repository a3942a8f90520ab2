import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { minute } from '../../../domain/durations.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages } from '../../../tests/editions.ts';
import type { Database } from '../../open.ts';
import { resolveAddress } from '../addresses/redirects.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { findItem, findItemState } from '../find-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { restoreRevision } from '../history/restore-revision.ts';
import { findRevision, findRevisions } from '../history/revisions.ts';
import { findEditions } from '../public/editions.ts';
import { findPublishedItem } from '../public/published-item.ts';
import {
  findPublishing,
  publish,
  runSchedule,
  setSchedule,
  unpublish,
} from '../publishing/schedule.ts';
import { findEditionRow } from './edition-rows.ts';
import { itemInLanguage } from './published-editions.ts';
import { EditionRefused, saveEdition } from './save-edition.ts';

const editions = editionsOf(blogKind);

const wells = blogInput.parse({
  title: 'Wells',
  slug_url: 'wells',
  blog_image: '/media/well.webp',
  canonicalLink: '/blogs/wells',
  blogs_content: [
    { heading: 'One', paragraph: '<p>First</p>' },
    { heading: 'Two', paragraph: '<p>Second</p>' },
  ],
});

const ar = {
  title: 'الآبار',
  slug_url: 'الآبار',
  blogs_content: [{ heading: 'واحد', paragraph: '' }],
};
const ur = { title: 'کنویں', slug_url: 'کنویں' };

const published = { status: 'published' } as const;

/** Per language, what public originals are at. */
async function publicAddresses(db: Database) {
  const { addresses } = await findEditions(db);
  const perLanguage = [...addresses].map(([tag, places]) => [tag, Object.fromEntries(places)]);
  return Object.fromEntries(perLanguage);
}

describeOnBothDatabases('editions in further languages', ({ open }) => {
  async function openWithBlog() {
    const { db } = await open();
    await addLanguages(db);
    const { blog_id } = await insertItem(db, blogKind, wells);
    const save = (language: string, values: object, how = {}) =>
      saveEdition(db, { kind: blogKind, id: blog_id, language }, { values: { ...values } }, how);
    const rowIn = (language: string) => findEditionRow(db, blogKind, blog_id, language);
    const idIn = async (language: string) => String((await rowIn(language))?.edition_id);
    return { db, blog_id, save, rowIn, idIn };
  }

  const original = (db: Database, id: number) => findItem(db, blogKind, id, { drafts: true });

  test('R-L-02 are drafts until they are published, each with its own address', async () => {
    const { db, blog_id, save, rowIn } = await openWithBlog();
    const before = await original(db, blog_id);
    await save('ar', ar);
    await save('ur', ur, published);
    expect(await rowIn('ar')).toMatchObject({ status: 'draft', slug: '/ar/blogs/الآبار' });
    expect(await publicAddresses(db)).toEqual({ ur: { '/blogs/wells': '/ur/blogs/کنویں' } });
    expect(await original(db, blog_id)).toEqual(before);
  });

  test('R-L-02 are read with what the original shares, in whole and in part', async () => {
    const { db, blog_id, save } = await openWithBlog();
    await save(
      'ar',
      { ...ar, blogs_content: [{ heading: 'واحد', paragraph: '<p>أول</p>' }] },
      published,
    );
    const item = await findPublishedItem(db, blogKind, 'wells');
    expect(await itemInLanguage(db, blogKind, 'ar', Object(item))).toEqual({
      ...item,
      title: 'الآبار',
      canonicalLink: '',
      blogs_content: [{ heading: 'واحد', paragraph: '<p>أول</p>' }],
    });
    const part = { blog_id, title: 'Wells', blog_image: '/media/well.webp' };
    expect(await itemInLanguage(db, blogKind, 'ar', part)).toEqual({ ...part, title: 'الآبار' });
    expect(await itemInLanguage(db, blogKind, 'ur', part)).toBeNull();
    await save('ar', { blog_image: '/media/bir.webp' });
    expect(await itemInLanguage(db, blogKind, 'ar', part)).toMatchObject({
      blog_image: '/media/bir.webp',
    });
  });

  test('a save keeps what it lacks, is cleaned, and refuses what is too long', async () => {
    const { save, rowIn } = await openWithBlog();
    await save('ar', ar);
    const unsafe = [{ heading: 'واحد', paragraph: '<p onclick="x()">أول</p>' }];
    await save('ar', { blogs_content: unsafe });
    expect(await rowIn('ar')).toMatchObject({ title: 'الآبار', slug: '/ar/blogs/الآبار' });
    expect(String((await rowIn('ar'))?.blogs_content)).toContain('"<p>أول</p>"');
    await expect(save('ar', { title: 'ا'.repeat(301) })).rejects.toThrow(EditionRefused);
    expect(await save('fr', ar)).toBeNull();
    expect(await save('en', ar)).toBeNull();
  });

  test('have drafts, times and versions of their own', async () => {
    const { db, blog_id, save, rowIn, idIn } = await openWithBlog();
    await save('ar', ar, published);
    await save('ur', ur);
    const id = await idIn('ar');
    await save('ar', { title: 'بئر' }, { status: 'draft' });
    expect(await rowIn('ar')).toMatchObject({ title: 'الآبار', status: 'published' });
    // On top of the newer draft.
    await save('ar', { metaTitle: 'ماء' }, { status: 'draft' });
    await publish(db, 'blog-edition', id, {});
    expect(await rowIn('ar')).toMatchObject({ title: 'بئر', metaTitle: 'ماء' });
    const [first] = (await findRevisions(db, 'blog-edition', id)).toReversed();
    const revision = await findRevision(db, first?.revision_id ?? 0);
    if (revision) await restoreRevision(db, revision, {});
    expect(await rowIn('ar')).toMatchObject({
      title: 'الآبار',
      language: 'ar',
      origin_id: blog_id,
    });
    const at = new Date(Date.now() + minute).toISOString();
    await setSchedule(db, 'blog-edition', await idIn('ur'), { publish_at: at, unpublish_at: null });
    await runSchedule(db, Date.parse(at) + 1);
    expect(await rowIn('ur')).toMatchObject({ status: 'published' });
    await unpublish(db, 'blog-edition', id, {});
    expect(Object.keys(await publicAddresses(db))).toEqual(['ur']);
    expect(await original(db, blog_id)).toMatchObject({ title: 'Wells', version: 1 });
  });

  test('D58 a save without a status publishes no draft that waits', async () => {
    const { db, save, rowIn, idIn } = await openWithBlog();
    await save('ar', ar, published);
    await save('ar', { title: 'محظور' }, { status: 'draft' });
    const times = { publish_at: '2099-11-30T05:00:00.000Z', unpublish_at: null };
    const standing = async () => findPublishing(db, 'blog-edition', await idIn('ar'));
    const seen = { title: 'الآبار', metaTitle: '', status: 'published' };
    await save('ar', { metaTitle: 'ماء' });
    expect(await rowIn('ar')).toMatchObject(seen);
    await setSchedule(db, 'blog-edition', await idIn('ar'), times);
    await save('ar', { metaDescription: 'بئر' });
    expect(await rowIn('ar')).toMatchObject(seen);
    const draft = { title: 'محظور', metaTitle: 'ماء', metaDescription: 'بئر' };
    expect(await standing()).toMatchObject({ ...times, draft });
    await save('ar', { metaTitle: 'مياه' }, published);
    expect(await rowIn('ar')).toMatchObject({ ...draft, metaTitle: 'مياه' });
  });

  test('R-L-06 old addresses lead to new ones, and one address belongs to one page', async () => {
    const { db, save } = await openWithBlog();
    await save('ar', ar, published);
    await save('ar', { slug_url: 'بئر' });
    expect(await resolveAddress(db, '/ar/blogs/الآبار')).toMatchObject({
      status: 301,
      location: encodeURI('/ar/blogs/بئر'),
    });
    const { blog_id } = await insertItem(db, blogKind, { ...wells, slug_url: 'other' });
    const other = { kind: blogKind, id: blog_id, language: 'ar' };
    await expect(
      saveEdition(db, other, { values: { title: 'أ', slug_url: 'بئر' } }),
    ).rejects.toThrow('The address /ar/blogs/بئر is already taken by another page.');
  });

  test('go to the trash with the original and come back with it', async () => {
    const { db, blog_id, save, rowIn, idIn } = await openWithBlog();
    await save('ar', ar, published);
    await save('ur', ur);
    const [arId, before] = [await idIn('ar'), await rowIn('ar')];
    await deleteItem(db, editions, await idIn('ur'));
    await deleteItem(db, blogKind, blog_id);
    expect(await rowIn('ar')).toBeNull();
    expect(await resolveAddress(db, '/ar/blogs/الآبار')).toEqual({ status: 410 });
    const trashed = await db.selectFrom('trash').select('kind').orderBy('kind').execute();
    expect(trashed.map(({ kind }) => kind)).toEqual(['blog', 'blog-edition']);
    const lone = await db
      .selectFrom('trash')
      .select('item_id')
      .where('kind', '=', 'blog-edition')
      .executeTakeFirstOrThrow();
    await expect(restoreFromTrash(db, 'blog-edition', lone.item_id)).rejects.toThrow(
      'The blog that this is an edition of is not there. Restore that one first.',
    );
    await restoreFromTrash(db, 'blog', String(blog_id));
    expect(await rowIn('ar')).toEqual({ ...before, version: 2 });
    expect(await resolveAddress(db, '/ar/blogs/الآبار')).toBeNull();
    expect(await rowIn('ur')).toBeNull();
    await restoreFromTrash(db, 'blog-edition', lone.item_id);
    expect(await rowIn('ur')).toMatchObject({ title: 'کنویں' });
    expect(await findItemState(db, 'blog-edition', arId)).toMatchObject({ title: 'الآبار' });
  });

  test('come back with an end that passed meanwhile, for the schedule to make up for', async () => {
    const { db, blog_id, save, rowIn, idIn } = await openWithBlog();
    await save('ar', ar, published);
    const passed = { publish_at: null, unpublish_at: '2001-01-01T00:00:00.000Z' };
    await setSchedule(db, 'blog-edition', await idIn('ar'), passed);
    await deleteItem(db, blogKind, blog_id);
    await restoreFromTrash(db, 'blog', String(blog_id));
    expect(await runSchedule(db, Date.now())).toBe(1);
    expect(await rowIn('ar')).toMatchObject({ status: 'draft' });
  });

  test('come back as drafts where another page has their address by now', async () => {
    const { db, blog_id, save, rowIn } = await openWithBlog();
    await save('ar', ar, published);
    await save('ur', ur, published);
    await deleteItem(db, blogKind, blog_id);
    const other = await insertItem(db, blogKind, { ...wells, slug_url: 'other' });
    const of = { kind: blogKind, id: other.blog_id, language: 'ar' };
    await saveEdition(db, of, { values: { ...ar } }, published);
    expect(await restoreFromTrash(db, 'blog', String(blog_id))).toEqual({
      title: 'Wells',
      message:
        "'Wells' is restored. Another page has the address of its edition in Arabic now, which is back as a draft without one.",
    });
    const without = { status: 'draft', slug: null, slug_url: '', title: 'الآبار' };
    expect(await rowIn('ar')).toMatchObject(without);
    expect(await rowIn('ur')).toMatchObject({ status: 'published', slug: '/ur/blogs/کنویں' });
    expect(await publicAddresses(db)).toEqual({
      ar: { '/blogs/other': '/ar/blogs/الآبار' },
      ur: { '/blogs/wells': '/ur/blogs/کنویں' },
    });
    await save('ar', { slug_url: 'بئر' });
    expect(await rowIn('ar')).toMatchObject({ status: 'draft', slug: '/ar/blogs/بئر' });
  });

  test('of pages of sections hold texts by ids, and of lasting pages the same address', async () => {
    const { db } = await openWithBlog();
    const props = { heading: 'Questions', items: [{ id: 'a', question: 'Why?', answer: 'So.' }] };
    const sections = [{ id: 's', kind: 'questions', v: 1, hidden: false, props }];
    const input = pageKind.input.parse({ name: 'Contact', path: '/contact', sections });
    const { page_id } = await insertItem(db, pageKind, input);
    const of = { kind: pageKind, id: page_id, language: 'ar' };
    const texts = { s: { heading: 'أسئلة', items: { a: { question: 'لماذا؟' } } } };
    await expect(saveEdition(db, of, { values: { path: '/اتصل' } })).rejects.toThrow(
      'This page has the address /contact in every language.',
    );
    await saveEdition(db, of, { values: { name: 'اتصل', sections: texts } }, published);
    expect(await publicAddresses(db)).toEqual({ ar: { '/contact': '/ar/contact' } });
    const page = await findPublishedItem(db, pageKind, '/contact');
    const read = await itemInLanguage(db, pageKind, 'ar', Object(page));
    expect(read).toMatchObject({ name: 'اتصل', path: '/contact' });
    expect(read.sections[0].props).toMatchObject({
      heading: 'أسئلة',
      items: [{ id: 'a', question: 'لماذا؟', answer: '' }],
    });
    // The original's link moves in the original alone.
    await updateItem(db, pageKind, page_id, { ...input, name: 'Talk to us' });
    expect((await findEditionRow(db, pageKind, page_id, 'ar'))?.version).toBe(1);
  });
});
