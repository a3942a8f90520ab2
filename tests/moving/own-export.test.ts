import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database, DatabaseKind } from '../../db/open.ts';
import { importOwn } from '../../server/moving/own/import-own.ts';
import { ownFolder } from '../backup/site.ts';
import { emptySite, exportTo, firstSite, publicAnswers } from './whole-site.ts';

const pagesIn = (answers: Map<string, string>) =>
  [...answers.values()].filter((answer) => /\n<!doctype html/i.test(answer)).length;

const changed_at = '2026-02-01T09:00:00.000Z';

async function fillLists(db: Database): Promise<void> {
  const sheet = JSON.stringify({
    columns: ['place'],
    rows: [{ id: 'a', cells: { place: 'Oakby' } }],
  });
  const maker = { maker_id: 1, sheet, pattern: '{}', version: 3, changed_by: '', changed_at };
  await db.insertInto('location_maker').values(maker).execute();
  const made = { row_id: 'a', item_id: 1, made: '{}', made_at: changed_at };
  await db.insertInto('location_makes').values(made).execute();
  const proof = { source: 'Our books', answers_for: 'Noor', valid_until: '2027-01-01', is_none: 0 };
  await db
    .insertInto('claim_proofs')
    .values({ claim: 'ten', ...proof, changed_by: '', changed_at })
    .execute();
  const former = { category: 'Once', category_id: 1 };
  await db.insertInto('former_categories').values(former).execute();
  const known = { source: 'https://old.example', source_id: 'post 1', kind: 'blog' as const };
  const hashes = { hash: 'a', fields: '{"title":["b","c"]}' };
  await db
    .insertInto('import_items')
    .values({ ...known, ...hashes, item_id: '1' })
    .execute();
  const ofBlog = { kind: 'blog', item_id: '1' } as const;
  const reason = { reason: 'One for each town', twins: '["2"]', made_by: '', made_at: changed_at };
  for (const kind of ['blog', 'location-page'] as const) {
    await db
      .insertInto('likeness_reasons')
      .values({ ...ofBlog, ...reason, kind })
      .execute();
  }
  const client = { name: 'Noor', recipient: 'Noor', email: 'noor@clinic.example' };
  await db
    .insertInto('sign_off_answers')
    .values({
      ...ofBlog,
      ...client,
      link_id: 'a'.repeat(24),
      title: 'Nine clinics',
      verdict: 'approve',
      sections: '[]',
      is_confirmed: 1,
      made_at: changed_at,
      seen_at: null,
    })
    .execute();
}

const tables = [
  ...(['location_maker', 'location_makes', 'claim_proofs', 'former_categories'] as const),
  ...(['import_items'] as const),
  ...(['likeness_reasons', 'sign_off_answers'] as const),
];

function listsOf(db: Database) {
  return Promise.all(
    tables.map(async (table) =>
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ),
  );
}

/** One site travels on from database to database: what each step drops is missing at the next, too. */
test('R-I-08 an export makes the same pages of an empty site, from SQLite to Postgres and back', async () => {
  let site = await firstSite('sqlite');
  await fillLists(site.database.db);
  const lists = await listsOf(site.database.db);
  const answers = await publicAnswers(site);
  expect(answers.size).toBeGreaterThan(300);
  expect(pagesIn(answers)).toBeGreaterThan(150);
  const ways: [DatabaseKind, string][] = [
    ['postgres', 'site'],
    ['sqlite', 'site.zip'],
  ];
  for (const [kind, name] of ways) {
    const target = join(ownFolder(), name);
    await exportTo(site, target);
    site = await emptySite(kind);
    await importOwn(site.database.db, site.media, target);
    const again = await publicAnswers(site);
    const differing = [...answers].filter(([path, answer]) => again.get(path) !== answer);
    const equal = `${answers.size - differing.length} of ${answers.size} public answers equal`;
    process.stdout.write(`to ${kind}: ${equal}, ${pagesIn(again)} of them pages\n`);
    expect(differing.map(([path]) => path)).toEqual([]);
    expect([...again.keys()]).toEqual([...answers.keys()]);
    expect(await listsOf(site.database.db)).toEqual(lists);
  }
}, 300_000);
