import { expect, test } from 'vitest';
import { findEditionRow } from '../../../db/content/editions/edition-rows.ts';
import { saveEdition } from '../../../db/content/editions/save-edition.ts';
import { findEntry } from '../../../db/moving/entries.ts';
import { findImport } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages, arabic } from '../../../tests/editions.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { runOf } from '../../../tests/moving/run-import.ts';
import { answerAsked } from '../items/asked-fields.ts';
import { itemValues } from '../values/item-values.ts';

const run = (db: Database, entries: SourceItem[]) =>
  runOf(db, entries, { parts: { valuesOf: itemValues }, choices: { status: 'publish' } });

/** A text and its translation. */
function pairOf(type: 'post' | 'page', english: string, arabic: string): SourceItem[] {
  const common = { type, translations: 'g' };
  return [
    sourceItem('post 1', { ...common, html: english }),
    sourceItem('post 2', { ...common, html: arabic, language: 'ar', title: 'من نحن' }),
  ];
}

/** Of the page, the ids of its sections; of its translation, the texts by them. */
async function findSections(db: Database) {
  const [page] = await db.selectFrom('pages').select(['page_id', 'sections']).execute();
  const { page_id = '', sections = '[]' } = page ?? {};
  const edition = await findEditionRow(db, pageKind, page_id, 'ar');
  const ids: string[] = JSON.parse(sections).map(({ id }: { id: string }) => id);
  return { page_id, ids, texts: JSON.parse(String(edition?.sections)) };
}

const workOf = (db: Database) =>
  db
    .selectFrom('edition_work')
    .select(['missing', 'outdated'])
    .where('language', '=', 'ar')
    .where('edition_id', 'is not', null)
    .execute();

const team = '<h2>Team</h2><p>We</p>';
const teamInArabic = '<h2>الفريق</h2><p>نحن</p>';

describeOnBothDatabases('an import of a translation', ({ open }) => {
  async function openWith(entries: SourceItem[]) {
    const { db } = await open();
    await addLanguages(db);
    await run(db, entries);
    return db;
  }

  test('R-I-03 keeps the texts of a page under its sections when a newer file comes', async () => {
    const db = await openWith(pairOf('page', team, teamInArabic));
    const newer = pairOf('page', team, '<h2>الفريق</h2><p>نحن عشرة</p>');
    expect((await run(db, newer)).ledger).toEqual({ changed: 1, unchanged: 1 });
    const { ids, texts } = await findSections(db);
    expect(Object.keys(texts)).toEqual(ids);
    expect(texts[ids[1] ?? '']).toMatchObject({ heading: 'الفريق', text: '<p>نحن عشرة</p>' });
    expect(await workOf(db)).toEqual([{ missing: 0, outdated: 0 }]);
  });

  test('R-I-03 takes over what came for a page that somebody has translated further', async () => {
    const db = await openWith(pairOf('page', team, teamInArabic));
    const { page_id, ids, texts } = await findSections(db);
    const place = { kind: pageKind, id: page_id, language: 'ar' };
    const own = { ...texts, [ids[1] ?? '']: { heading: 'فريقنا' } };
    await saveEdition(db, place, { values: { sections: own } });
    const newer = pairOf('page', team, '<h2>الفريق</h2><p>نحن عشرة</p>');
    const { import_id, ledger, all } = await run(db, newer);
    expect(ledger).toEqual({ asks: 1, unchanged: 1 });
    const [imported, entry] = [
      await findImport(db, import_id),
      await findEntry(db, import_id, 'post 2'),
    ];
    if (!imported || !entry) throw new Error('nothing was imported');
    await answerAsked(all, imported, entry, { take: ['sections'], by: 'a@example.com' });
    const after = await findSections(db);
    expect(after.texts[ids[1] ?? '']).toMatchObject({ heading: 'الفريق', text: '<p>نحن عشرة</p>' });
  });

  test('R-L-02 takes texts for the region and the script that they are written in', async () => {
    const { db } = await open();
    const languages = ['zh-Hans', 'zh-Hant', 'pt-BR'].map((tag) => ({ ...arabic, id: tag, tag }));
    const language = { ...fixtureSettings.language, tag: 'pt-PT' };
    await saveSiteSettings(db, { ...fixtureSettings, language, languages });
    const tags = ['pt-pt', 'pt-br', 'zh_TW', 'zh-cn'];
    const texts = tags.map((language) =>
      sourceItem(language, { language, translations: 'g', html: '<p>A</p>' }),
    );
    await run(db, texts);
    expect(await db.selectFrom('blogs').select('blog_id').execute()).toHaveLength(1);
    const editions = languages.map(({ tag }) => findEditionRow(db, blogKind, 1, tag));
    expect((await Promise.all(editions)).map((row) => row?.language)).toEqual(
      languages.map(({ tag }) => tag),
    );
  });

  test('R-L-04 a text that came anew with its original is not outdated', async () => {
    const db = await openWith(pairOf('post', team, teamInArabic));
    await run(db, pairOf('post', '<h2>Team</h2><p>Ten</p>', '<h2>الفريق</h2><p>عشرة</p>'));
    expect(await workOf(db)).toEqual([{ missing: 0, outdated: 0 }]);
  });

  test('R-I-03 keeps the texts under their chapters when a newer file has one before them', async () => {
    const [team, place] = ['<h2>Team</h2><p>We</p>', '<h2>Place</h2><p>Here</p>'];
    const arabicPlace = '<h2>المكان</h2><p>هنا</p>';
    const db = await openWith(pairOf('page', team + place, teamInArabic + arabicPlace));
    const before = await findSections(db);
    const first = '<h2>First</h2><p>New</p>';
    const newer = pairOf('page', first + place + team, teamInArabic + arabicPlace);
    expect((await run(db, newer)).ledger).toEqual({ changed: 1, unchanged: 1 });
    const { ids, texts } = await findSections(db);
    const [hero, ofTeam, ofPlace] = before.ids;
    expect(ids).toEqual([hero, expect.any(String), ofPlace, ofTeam]);
    expect(before.ids).not.toContain(ids[1]);
    expect(texts).toEqual(before.texts);
    expect(await run(db, newer)).toMatchObject({ ledger: { unchanged: 2 } });
  });

  const more = `${teamInArabic}<h2>زيادة</h2><p>هنا</p><h2>و &lt;هناك&gt;</h2><p>هناك</p>`;
  const whole = '<p>نحن</p><h3>زيادة</h3><p>هنا</p><h3>و &lt;هناك&gt;</h3><p>هناك</p>';
  const joined = 'A smaller heading in the last text, as its original has no more.';

  test('R-I-04 keeps chapters that the original lacks in its last', async () => {
    const db = await openWith(pairOf('page', team, more));
    const { ids, texts } = await findSections(db);
    expect(Object.keys(texts)).toEqual(ids);
    expect(texts[ids[1] ?? '']).toMatchObject({ heading: 'الفريق', text: whole });
    const posts = pairOf('post', team, more).map((one) => ({ ...one, id: `${one.id}0` }));
    const { import_id } = await run(db, posts);
    const edition = await findEditionRow(db, blogKind, 1, 'ar');
    const pairs = JSON.parse(String(edition?.blogs_content));
    expect(pairs).toEqual([{ heading: 'الفريق', paragraph: whole }]);
    expect((await findEntry(db, import_id, 'post 20'))?.notes).toEqual([
      { what: 'heading “زيادة”', became: joined },
      { what: 'heading “و <هناك>”', became: joined },
    ]);
  });

  test('R-I-04 names a chapter that its original has no room for, and stays a draft', async () => {
    const long = `<h2>ا</h2><p>${'ب'.repeat(90_000)}</p>`;
    const db = await openWith(pairOf('post', team, teamInArabic + long.repeat(2)));
    const edition = await findEditionRow(db, blogKind, 1, 'ar');
    expect(edition?.status).toBe('draft');
    expect(String(edition?.blogs_content)).toContain('ب'.repeat(90_000));
    const { notes } = await db
      .selectFrom('import_entries')
      .select('notes')
      .where('source_id', '=', 'post 2')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(notes).at(-1)?.became).toMatch(/^Left out/);
  });
});
