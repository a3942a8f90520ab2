import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { insertAnswer } from '../../db/content/sign-off/answers.ts';
import { insertClientRemark } from '../../db/content/sign-off/client-remarks.ts';
import { findItemToSign } from '../../db/content/sign-off/item-to-sign.ts';
import { insertLink, revokeLink } from '../../db/content/sign-off/links.ts';
import { findSignOff } from '../../db/content/sign-off/standing.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { day } from '../../domain/durations.ts';
import { emptyInstance, ownFolder, run } from './site.ts';

const now = Date.parse('2026-03-01T09:00:00Z');

test('R-A-03 a restored backup holds answers, remarks and who was removed, and no link', async () => {
  const [old, fresh] = [await emptyInstance('sqlite'), await emptyInstance('postgres')];
  const file = join(ownFolder(), 'site.tar.gz');
  await mkdir(old.DATA_DIR ?? '', { recursive: true });
  const site = openDatabase(old.DATABASE_URL ?? '');
  await migrate(site.db, site.kind);
  const made = await insertItem(site.db, blogKind, blogInput.parse({ title: 'Nine clinics' }));
  const named = { kind: 'blog', item_id: String(made.blog_id) } as const;
  const person = { name: 'Noor', email: 'noor@clinic.example', made_by: 'admin@example.com' };
  const times = { now, expiresAt: now + day };
  const link = await insertLink(site.db, { ...named, ...person, ...times, tokenHash: 'a' });
  const item = await findItemToSign(site.db, 'blog', named.item_id);
  if (link === 'full' || !item) throw new Error('Nothing to sign.');
  const shown = item.sections.map(({ id, hash }) => ({ id, hash }));
  const said = { name: 'Noor', verdict: 'approve' as const, plain: (html: string) => html };
  const fill = () => item.sections;
  await insertAnswer(site.db, { ...said, tokenHash: 'a', now, shown, fill });
  const place = { ...named, language: '', section: 'article', field: 'title', words: null };
  const by = { user_id: null, email: 'Noor' };
  const remark = { text: 'Ten', by, now, tokenHash: 'a', mentions: [], byMail: false };
  await insertClientRemark(site.db, place, remark);
  const removed = { name: 'Omar', email: 'omar@clinic.example', made_by: person.made_by };
  const other = await insertLink(site.db, { ...named, ...removed, ...times, tokenHash: 'b' });
  if (other === 'full') throw new Error('Too many links.');
  await insertClientRemark(site.db, place, { ...remark, text: 'Nine', tokenHash: 'b' });
  const objection = { ...said, name: 'Omar', verdict: 'changes' as const };
  await insertAnswer(site.db, { ...objection, tokenHash: 'b', now, shown, fill });
  await revokeLink(site.db, other.link_id, now);
  await site.db.destroy();

  expect(await run('backup', [file], old)).toMatchObject({ status: 0, stderr: '' });
  expect(await run('restore', [file], fresh)).toMatchObject({ status: 0, stderr: '' });
  const { db } = openDatabase(fresh.DATABASE_URL ?? '');
  const restored = await findSignOff(db, named);
  expect(restored?.sections.map(({ state, by: who }) => [state, who])).toEqual(
    shown.map(() => ['approved', 'Noor']),
  );
  expect(restored?.answers).toMatchObject([
    { title: 'Nine clinics', verdict: 'approve' },
    { name: 'Omar', verdict: 'changes' },
  ]);
  const remarks = db.selectFrom('remarks').select('text').orderBy('remark_id');
  expect(await remarks.execute()).toEqual([{ text: 'Ten' }, { text: 'Nine' }]);
  expect(restored?.links).toEqual([]);
  await db.destroy();
});
