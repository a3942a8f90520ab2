import { beforeEach, expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { day } from '../../../domain/durations.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { insertItem } from '../change-items.ts';
import { insertClientRemark } from './client-remarks.ts';
import { insertLink, renewLink, revokeLink } from './links.ts';

const now = Date.parse('2026-03-01T09:00:00Z');

describeOnBothDatabases('remarks through a link', (databases) => {
  let db: Database;
  let item_id: string;
  let link_id: string;
  beforeEach(async () => {
    ({ db } = await databases.open());
    const blog = await insertItem(db, blogKind, blogInput.parse({ title: 'Nine clinics' }));
    item_id = String(blog.blog_id);
    const person = { name: 'Noor', email: 'noor@clinic.example', made_by: 'admin@example.com' };
    const times = { now, expiresAt: now + day };
    const named = { kind: blogKind.name, item_id };
    const link = await insertLink(db, { ...named, ...person, ...times, tokenHash: 'a' });
    if (link === 'full') throw new Error('Too many links.');
    ({ link_id } = link);
  });

  function remark(at = now) {
    const place = { kind: blogKind.name, item_id, language: '' };
    const about = { section: 'article', field: 'title', words: null };
    const by = { user_id: null, email: 'Noor' };
    const written = { text: 'Ten', by, now: at, mentions: [], byMail: false };
    return insertClientRemark(db, { ...place, ...about }, { ...written, tokenHash: 'a' });
  }

  const stored = () => db.selectFrom('remarks').select('text').execute();

  test('one that was sent twice is one', async () => {
    expect(await remark()).toBe(await remark());
    expect(await stored()).toEqual([{ text: 'Ten' }]);
  });

  test.each([
    ['was revoked', () => revokeLink(db, link_id, now)],
    ['has another address', () => renewLink(db, link_id, { tokenHash: 'b', until: now + day })],
    ['was erased', () => db.deleteFrom('sign_off_links').execute()],
  ])('T43 nothing comes through a link that %s meanwhile', async (_, end) => {
    await end();
    expect(await remark()).toBe('ended');
    expect(await stored()).toEqual([]);
  });

  test('T43 nothing comes through a link after its time', async () => {
    expect(await remark(now + day)).toBe('ended');
    expect(await stored()).toEqual([]);
  });
});
