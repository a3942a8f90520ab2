import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyInput, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageInput, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertEnquiry } from '../../tests/insert-enquiry.ts';
import { insertUser } from '../accounts/users.ts';
import { insertCategory } from './categories.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { changeContent, findContentVersion } from './content-version.ts';
import { findItems } from './find-items.ts';

const blog = blogInput.parse({ title: 'A blog' });
const page = locationPageInput.parse({ slug_url: 'a-page', main_heading: 'A page' });
const study = caseStudyInput.parse({ sec4Heading: 'Results', sec4SubHeading: 'In figures' });
const enquiry = mainEnquiryInput(firstFormLimits).parse({
  name: 'Ali',
  email: 'a@example.com',
  message: 'Hello',
});

describeOnBothDatabases('content version', ({ open }) => {
  test('R-X-06 every change of public content raises it; nothing else does', async () => {
    const { db } = await open();
    const raised: Record<string, number> = {};
    async function measure<T>(name: string, write: () => Promise<T>): Promise<T> {
      const before = await findContentVersion(db);
      const result = await write();
      raised[name] = (await findContentVersion(db)) - before;
      return result;
    }
    await measure('category', () => insertCategory(db, 'SEO'));
    const empty = await measure('study', () => insertItem(db, caseStudyKind, {}));
    await measure('study saved', () => updateItem(db, caseStudyKind, empty._id, study));
    await measure('study deleted', () => deleteItem(db, caseStudyKind, empty._id));
    await measure('first study', () =>
      insertItem(db, caseStudyKind, empty, { status: 'published' }, empty._id),
    );
    const { blog_id } = await measure('blog', () => insertItem(db, blogKind, blog));
    await measure('blog saved', () => updateItem(db, blogKind, blog_id, blog));
    await measure('blog deleted', () => deleteItem(db, blogKind, blog_id));
    const { location_id } = await measure('page', () => insertItem(db, locationPageKind, page));
    await measure('page saved', () => updateItem(db, locationPageKind, location_id, page));
    await measure('page deleted', () => deleteItem(db, locationPageKind, location_id));
    expect(new Set(Object.values(raised))).toEqual(new Set([1]));
    expect(Object.keys(raised)).toHaveLength(11);
    await measure('enquiry', () => insertEnquiry(db, enquiry));
    await measure('user', () =>
      insertUser(db, { email: 'a@example.com', passwordHash: 'x', isAdmin: true }),
    );
    await measure('reading', () => findItems(db, blogKind, { drafts: true }));
    expect([raised.enquiry, raised.user, raised.reading]).toEqual([0, 0, 0]);
  });

  test('a refused change raises nothing', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, blog);
    const before = await findContentVersion(db);
    await expect(insertItem(db, blogKind, blog)).rejects.toThrow();
    expect(await findContentVersion(db)).toBe(before);
  });

  test('twenty changes at once raise it by twenty', async () => {
    const { db } = await open();
    await Promise.all(Array.from({ length: 20 }, () => insertItem(db, caseStudyKind, {})));
    expect(await findContentVersion(db)).toBe(20);
    expect(await findItems(db, caseStudyKind, { drafts: true })).toHaveLength(20);
  });

  test('several changes in one transaction are stored together or not at all', async () => {
    const { db } = await open();
    const both = changeContent(db, async (transaction) => {
      await insertItem(transaction, locationPageKind, page);
      await insertItem(transaction, blogKind, blog);
      await insertItem(transaction, blogKind, blog);
    });
    await expect(both).rejects.toThrow();
    expect(await findItems(db, blogKind, { drafts: true })).toEqual([]);
    expect(await findContentVersion(db)).toBe(0);
  });

  test('T29 of two editors who compare before they write, one is told', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, blog);
    const saves = ['first', 'second', 'third'].map((title) =>
      changeContent(db, async (transaction) => {
        const [stored] = await findItems(transaction, blogKind, { drafts: true });
        if (stored?.title !== blog.title) return 'conflict';
        await setTimeout(100);
        await updateItem(transaction, blogKind, blog_id, { ...blog, title });
        return 'saved';
      }),
    );
    expect((await Promise.all(saves)).sort()).toEqual(['conflict', 'conflict', 'saved']);
  });
});
