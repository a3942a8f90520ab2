import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageInput, locationPageKind } from '../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../tests/databases.ts';
import fc from '../tests/fast-check.ts';
import { fuzzRuns } from '../tests/fuzz-runs.ts';
import { deleteSession, findSession } from './accounts/sessions.ts';
import { findUserByEmail, insertUser } from './accounts/users.ts';
import { deleteItem, insertItem, updateItem } from './content/change-items.ts';
import { findItem, findItems } from './content/find-items.ts';
import { findPublishedBlogBySlug } from './content/public/blog-addresses.ts';
import { findPublishedItem } from './content/public/published-item.ts';
import { findPictureDetails } from './media/uploads.ts';
import type { Database } from './open.ts';

/** Threat T15. Values that would change a query, were it glued together from text. */
const attacks = [
  "' OR '1'='1",
  "x' UNION SELECT password_hash FROM users --",
  "'; DROP TABLE blogs; --",
  '" OR ""="',
  '%',
  '_ddress',
  'address%00',
  '\\',
  "\\'",
  '$1',
  '?',
  ':slug',
  '\0',
  'address\0',
  '\ud800',
  "address'/*",
  '1; SELECT pg_sleep(9)',
  '\u0027',
  'NULL',
  'ｓｌｕｇ＇',
];

const unit = fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code));
const hostile = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit, maxLength: 40 }),
  fc.tuple(fc.constantFrom(...attacks), fc.string()).map((parts) => parts.join('')),
  fc.string().map((text) => `address${text}`),
);

async function fill(db: Database): Promise<void> {
  await insertItem(db, blogKind, blogInput.parse({ title: 'T', slug_url: 'address' }));
  await insertItem(
    db,
    locationPageKind,
    locationPageInput.parse({ slug_url: 'address', main_heading: 'H' }),
  );
  await insertUser(db, { email: 'address', passwordHash: 'secret', isAdmin: true });
}

describeOnBothDatabases('hostile text', ({ open }) => {
  test('T15 any text finds what has exactly this text, or nothing, and breaks no query', async () => {
    const { db } = await open();
    await fill(db);
    const limits = { now: 0, idle: 1, absolute: 1 };
    const property = fc.asyncProperty(hostile, async (text) => {
      const isAddress = text === 'address';
      const blog = await findPublishedBlogBySlug(db, text);
      expect(blog !== null).toBe(isAddress);
      expect((await findPublishedItem(db, locationPageKind, text)) !== null).toBe(isAddress);
      expect((await findUserByEmail(db, text)) !== null).toBe(text.toLowerCase() === 'address');
      expect(await findSession(db, { tokenHash: text, ...limits })).toBeNull();
      expect(await findPictureDetails(db, [text])).toEqual(new Map());
      expect(await findItem(db, caseStudyKind, text, { drafts: true })).toBeNull();
      expect(await deleteItem(db, caseStudyKind, text)).toBe(false);
      await deleteSession(db, text);
    });
    await fc.assert(property, {
      numRuns: fuzzRuns(1_000, 20_000),
      examples: [['address'], ...attacks.map((a): [string] => [a])],
    });
    expect(await findItems(db, blogKind, { drafts: true })).toHaveLength(1);
  }, 120_000);

  test('T15 any text is stored as it is, apart from what no database can hold', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const { blog_id } = await insertItem(
          db,
          blogKind,
          blogInput.parse({ title: text, brief_paragraph: text }),
        );
        const stored = (await findItems(db, blogKind, { drafts: true })).find(
          (blog) => blog.blog_id === blog_id,
        );
        await db.deleteFrom('blogs').execute();
        const holdable = text.replaceAll('\0', '').toWellFormed();
        expect([stored?.title, stored?.brief_paragraph]).toEqual([holdable, holdable]);
      }),
      { numRuns: fuzzRuns(300, 20_000) },
    );
  }, 120_000);

  test('a query glued together from text is caught by these values (negative control)', async () => {
    const { db } = await open();
    await fill(db);
    const outcomes = new Set<string>();
    for (const text of attacks) {
      const glued = CompiledQuery.raw(`select slug from blogs where slug = '${text}'`);
      await db.executeQuery(glued).then(
        ({ rows }) => outcomes.add(rows?.length > 0 ? 'found' : 'nothing'),
        () => outcomes.add('failed'),
      );
    }
    expect([...outcomes].sort()).toEqual(['failed', 'found', 'nothing']);
  });

  test('ids of studies are checked before any query is made', async () => {
    const { db } = await open();
    await findItems(db, blogKind, { drafts: true });
    await db.destroy();
    expect(await findItem(db, caseStudyKind, "' OR 1=1 --", { drafts: true })).toBeNull();
    const input = { sec4Heading: 'a', sec4SubHeading: 'b' };
    expect(await updateItem(db, caseStudyKind, 'A'.repeat(24), input)).toBeNull();
    await expect(findItem(db, caseStudyKind, 'a'.repeat(24), { drafts: true })).rejects.toThrow();
  });
});
