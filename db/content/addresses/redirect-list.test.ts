import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { insertItem } from '../change-items.ts';
import { findRedirectPage } from './redirect-list.ts';
import { saveRedirect } from './redirects.ts';

describeOnBothDatabases('the list of redirects', (databases) => {
  async function list(db: Database) {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const asked = { find: '', sort: 'address', page: 1 } as const;
    const { items } = await findRedirectPage(db.withPlugin(counter), asked);
    const waiting = items.filter(({ isWaiting }) => isWaiting).map(({ path }) => path);
    return { rows: items.length, waiting, queries };
  }

  test('knows which redirects wait under a page, by as many queries for sixty as for four', async () => {
    const { db } = await databases.open();
    const redirect = (path: string) =>
      saveRedirect(db, { path, target: '/contact', kind: null, item_id: null });
    const place = (slug_url: string) => ({ slug_url, main_heading: 'A' });
    await insertItem(db, locationPageKind, place('marina'));
    await insertItem(db, locationPageKind, place('deira'), { status: 'draft' });
    await insertItem(db, blogKind, { title: 'A', slug_url: 'a' });
    const study = await insertItem(db, caseStudyKind, {}, { status: 'published' });
    const waiting = ['/blogs/a', `/casestudy/${study._id}`, '/marina'];
    for (const path of [...waiting, '/deira']) await redirect(path);
    const few = await list(db);
    expect(few).toMatchObject({ rows: 4, waiting });
    for (const n of Array(14).keys()) {
      for (const base of ['/', '/blogs/', '/casestudy/', '/earlier/'])
        await redirect(`${base}x${n}`);
    }
    expect(await list(db)).toEqual({ ...few, rows: 60 });
  });
});
