import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertItem, updateItem } from '../../db/content/change-items.ts';
import { findContentVersion } from '../../db/content/content-version.ts';
import { findEditedEdition } from '../../db/content/editions/find-edition.ts';
import { findItem } from '../../db/content/find-items.ts';
import { itemTables } from '../../db/content/item-tables.ts';
import { findWaitingDraft } from '../../db/content/publishing/waiting-draft.ts';
import type { Database } from '../../db/open.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { arabic as inArabic } from '../../tests/editions.ts';
import { insertEdition } from '../../tests/published-editions.ts';
import { firstCaseStudies } from '../case-studies.ts';
import { arabic } from '../editions/ar.ts';
import { firstSettings } from '../settings.ts';
import { loadMiniaturesOnce } from './load-miniatures.ts';

const published = { status: 'published' } as const;
const words = firstCaseStudies.find(({ slug }) => slug === 'twelve-wells-dates');
const inOtherWords = arabic['case-studies'].find(({ item }) => item === 'twelve-wells-dates');

/** A study as the code before has stored it. */
async function studyNamed(db: Database, miniature: string): Promise<string> {
  const study = { heroHeading: 'A study', sec4Heading: 'Later', sec4SubHeading: 'In figures' };
  const { _id } = await insertItem(db, caseStudyKind, study, published);
  await itemTables(db)
    .updateTable('case_studies')
    .set({ miniature, miniatureSteps: null })
    .where('_id', '=', _id)
    .execute();
  return _id;
}

const find = (db: Database, id: string) => findItem(db, caseStudyKind, id, { drafts: true });

describeOnBothDatabases('miniatures that the code had', ({ open }) => {
  test('a study goes on showing the one that it names', async () => {
    const { db } = await open();
    const id = await studyNamed(db, 'twelve-wells');
    expect((await find(db, id))?.miniatureSteps).toEqual([]);
    await loadMiniaturesOnce(db);
    const { miniatureBrand, miniatureSteps, miniatureResult } = words ?? {};
    const shown = { miniatureBrand, miniatureSteps, miniatureResult };
    expect(await find(db, id)).toMatchObject(shown);
    // The code before still finds its own.
    const rows = await sql`select miniature from case_studies`.execute(db);
    expect(rows.rows).toEqual([{ miniature: 'twelve-wells' }]);
  });

  test('what its owner takes away does not come back, and an unknown name is none', async () => {
    const { db } = await open();
    const id = await studyNamed(db, 'dawra');
    const other = await studyNamed(db, 'another');
    await loadMiniaturesOnce(db);
    await updateItem(db, caseStudyKind, id, {
      sec4Heading: 'Later',
      sec4SubHeading: 'In figures',
      miniatureSteps: [],
    });
    await loadMiniaturesOnce(db);
    expect((await find(db, id))?.miniatureSteps).toEqual([]);
    expect((await find(db, other))?.miniatureSteps).toEqual([]);
  });

  test('a newer draft keeps the one that it names', async () => {
    const { db } = await open();
    const id = await studyNamed(db, '');
    await db
      .insertInto('publishing')
      .values({
        kind: 'case-study',
        item_id: id,
        publish_at: null,
        unpublish_at: null,
        draft: JSON.stringify({ heroHeading: 'Newer', miniature: 'twelve-wells' }),
      })
      .execute();
    await loadMiniaturesOnce(db);
    const { draft } = await findWaitingDraft(db, { kind: 'case-study', id });
    expect(JSON.parse(draft ?? '{}')).toMatchObject({
      heroHeading: 'Newer',
      miniatureSteps: words?.miniatureSteps,
    });
  });

  test.each(['', 'another'])(
    'a draft that names %j makes one start change content at most',
    async (miniature) => {
      const { db } = await open();
      const id = await studyNamed(db, '');
      await db
        .insertInto('publishing')
        .values({
          kind: 'case-study',
          item_id: id,
          publish_at: null,
          unpublish_at: null,
          draft: JSON.stringify({ miniature, heroHeading: 'Newer' }),
        })
        .execute();
      const before = await findContentVersion(db);
      await loadMiniaturesOnce(db);
      const after = await findContentVersion(db);
      expect(after - before).toBe(miniature === '' ? 0 : 1);
      await loadMiniaturesOnce(db);
      expect(await findContentVersion(db)).toBe(after);
    },
  );

  test('R-L-04 an edition gets its words, and nothing to do', async () => {
    const { db } = await open();
    await saveSiteSettings(db, { ...firstSettings, languages: [inArabic] });
    const id = await studyNamed(db, 'twelve-wells');
    const texts = { heroHeading: 'دراسة', sec4Heading: 'لاحقًا', sec4SubHeading: 'بالأرقام' };
    await insertEdition(db, caseStudyKind, id, { language: 'ar', texts });
    await loadMiniaturesOnce(db);
    const edition = await findEditedEdition(db, caseStudyKind, id, 'ar');
    expect(edition?.values).toMatchObject({
      heroHeading: 'دراسة',
      miniatureSteps: inOtherWords?.texts.miniatureSteps,
    });
    const own = edition?.texts.filter(({ path }) => path.startsWith('miniature'));
    expect(new Set(own?.map(({ state }) => state))).toEqual(new Set(['ready']));
  });
});
