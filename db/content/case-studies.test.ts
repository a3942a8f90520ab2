import { expect, test } from 'vitest';
import {
  type CaseStudyInput,
  caseStudyInput,
  caseStudyTextFields,
  type Review,
} from '../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import type { Database } from '../open.ts';
import {
  deleteCaseStudy,
  findCaseStudies,
  findCaseStudyById,
  insertCaseStudy,
  insertFirstCaseStudy,
  isCaseStudyId,
  updateCaseStudy,
} from './case-studies.ts';
import { findClientNames, findRandomCaseStudies } from './public/case-study-pages.ts';

const everybody = { drafts: false };
const administrator = { drafts: true };
const unknownId = 'f'.repeat(24);

function input(values: Partial<CaseStudyInput> = {}): CaseStudyInput {
  return caseStudyInput.parse({ sec4Heading: 'Results', sec4SubHeading: 'In figures', ...values });
}

async function publish(db: Database, values: Partial<CaseStudyInput> = {}): Promise<string> {
  const { _id } = await insertCaseStudy(db);
  await updateCaseStudy(db, _id, input({ heroHeading: 'A study', ...values }));
  return _id;
}

async function publishMany(db: Database, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    ids.push(await publish(db, { heroHeading: `Study ${number}` }));
  }
  return ids;
}

describeOnBothDatabases('case studies', ({ open }) => {
  test('R-3-03, R-7-03 a created study has a new id, empty texts and no reviews', async () => {
    const { db } = await open();
    const first = await insertCaseStudy(db);
    const second = await insertCaseStudy(db);
    expect(isCaseStudyId(first._id)).toBe(true);
    expect(second._id).not.toBe(first._id);
    for (const field of caseStudyTextFields) expect(first[field]).toBe('');
    expect(first.reviews).toEqual([]);
  });

  test('R-3-02 a study holds exactly the specified fields', async () => {
    const { db } = await open();
    const { _id } = await insertCaseStudy(db);
    const study = await findCaseStudyById(db, _id, administrator);
    expect(Object.keys(study ?? {}).sort()).toEqual(
      ['_id', 'reviews', 'version', ...caseStudyTextFields].sort(),
    );
  });

  test('R-3-04 every field reads back byte for byte', async () => {
    const { db } = await open();
    const text = Object.fromEntries(
      caseStudyTextFields.map((field, index) => [
        field,
        `  ${field}: 85%\r\n\t'"<b>&amp;\\ é 😀 ${index} `,
      ]),
    );
    const reviews: Review[] = [
      {
        name: 'Ayesha',
        text: ' Good\u0000 work ',
        rating: 4.5,
        nested: { deep: [null, true, 1e21] },
      },
      { constructor: 'x', 'odd key': '\ud800' },
    ];
    const choices = {
      template: 'template2',
      category1: 'SEO',
      category2: '',
      category3: 'SMM',
      category4: '',
    };
    const sent = caseStudyInput.parse({ ...text, ...choices, reviews });
    const id = (await insertCaseStudy(db))._id;
    const answered = await updateCaseStudy(db, id, sent);
    expect(answered).toEqual({ _id: id, version: 2, ...text, ...choices, reviews });
    expect(await findCaseStudyById(db, id, everybody)).toEqual(answered);
  });

  test('an update without a field keeps what was stored', async () => {
    const { db } = await open();
    const id = await publish(db, { clientName: 'Bahar', reviews: [{ name: 'Ali' }] });
    await updateCaseStudy(db, id, input({ industry: 'Health' }));
    const study = await findCaseStudyById(db, id, everybody);
    expect(study).toMatchObject({
      clientName: 'Bahar',
      industry: 'Health',
      reviews: [{ name: 'Ali' }],
    });
    await updateCaseStudy(db, id, input({ clientName: '', reviews: [] }));
    expect(await findCaseStudyById(db, id, everybody)).toMatchObject({
      clientName: '',
      reviews: [],
    });
  });

  test('T14 a key that is no field never reaches the database', async () => {
    const { db } = await open();
    const id = await publish(db);
    const withMore = { ...input(), _id: unknownId, status: 'draft', created_at: '1999' };
    await updateCaseStudy(db, id, withMore);
    expect((await findCaseStudyById(db, id, everybody))?._id).toBe(id);
    const row = await db.selectFrom('case_studies').select('created_at').executeTakeFirstOrThrow();
    expect(row.created_at).not.toBe('1999');
  });

  test('R-7-04 a study never saved is only in the administrator’s list; its first save publishes it', async () => {
    const { db } = await open();
    const { _id } = await insertCaseStudy(db);
    expect(await findCaseStudies(db, everybody)).toEqual([]);
    expect(await findCaseStudyById(db, _id, everybody)).toBeNull();
    expect(await findRandomCaseStudies(db, 6)).toEqual([]);
    expect(await findCaseStudies(db, administrator)).toHaveLength(1);
    await updateCaseStudy(db, _id, input());
    expect(await findCaseStudies(db, everybody)).toHaveLength(1);
    expect(await findCaseStudyById(db, _id, everybody)).not.toBeNull();
  });

  test('R-3-01 the list has exactly four keys per study, newest first', async () => {
    const { db } = await open();
    const ids = await publishMany(db, 4);
    const list = await findCaseStudies(db, everybody);
    expect(list.map(({ _id }) => _id)).toEqual(ids.toReversed());
    for (const item of list) {
      expect(Object.keys(item).sort()).toEqual(['_id', 'bannerImage', 'category1', 'heroHeading']);
    }
  });

  test('R-2.1-07, D25 a published study without heading and image has its card, too', async () => {
    const { db } = await open();
    const bare = await publish(db, { heroHeading: '' });
    const draft = await insertCaseStudy(db);
    expect((await findCaseStudies(db, everybody)).map(({ _id }) => _id)).toEqual([bare]);
    expect((await findRandomCaseStudies(db, 6)).map(({ _id }) => _id)).toEqual([bare]);
    expect(await findCaseStudyById(db, draft._id, everybody)).toBeNull();
  });

  test('R-2.1-05 each client of a published study is named once, the newest study’s first', async () => {
    const { db } = await open();
    expect(await findClientNames(db)).toEqual([]);
    await publish(db, { clientName: 'Bahar' });
    await publish(db, { clientName: 'Dawra' });
    await publish(db, { clientName: 'Bahar ' });
    await publish(db, { clientName: ' ' });
    await publish(db);
    const draft = await insertCaseStudy(db);
    await db
      .updateTable('case_studies')
      .set({ clientName: 'Secret' })
      .where('_id', '=', draft._id)
      .execute();
    expect(await findClientNames(db)).toEqual(['Bahar', 'Dawra']);
    await publish(db, { clientName: 'Dawra' });
    expect(await findClientNames(db)).toEqual(['Dawra', 'Bahar']);
  });

  test('R-2.3-02, R-2.3-04 six different studies are picked, and not always the same', async () => {
    const { db } = await open();
    const ids = await publishMany(db, 9);
    const picks = await Promise.all(Array.from({ length: 10 }, () => findRandomCaseStudies(db, 6)));
    for (const pick of picks) {
      const picked = pick.map(({ _id }) => _id);
      expect(new Set(picked).size).toBe(6);
      expect(ids).toEqual(expect.arrayContaining(picked));
    }
    expect(new Set(picks.map((pick) => JSON.stringify(pick))).size).toBeGreaterThan(1);
  });

  test('R-2.3-05 with fewer than six studies all of them are picked once', async () => {
    const { db } = await open();
    const ids = await publishMany(db, 3);
    const picked = (await findRandomCaseStudies(db, 6)).map(({ _id }) => _id);
    expect(picked.toSorted()).toEqual(ids.toSorted());
    expect(await findRandomCaseStudies(db, 0)).toEqual([]);
  });

  test('R-7-06 a deleted study is gone, and deleting it again finds nothing', async () => {
    const { db } = await open();
    const [id = ''] = await publishMany(db, 1);
    expect(await deleteCaseStudy(db, id)).toBe(true);
    expect(await findCaseStudyById(db, id, administrator)).toBeNull();
    expect(await deleteCaseStudy(db, id)).toBe(false);
    expect(await updateCaseStudy(db, id, input())).toBeNull();
  });

  test('the first content brings its own ids and keeps its order within one millisecond', async () => {
    const { db } = await open();
    const empty = await insertCaseStudy(db);
    const ids = Array.from({ length: 20 }, (_, number) => `${number}`.padStart(24, 'a'));
    for (const _id of ids) await insertFirstCaseStudy(db, { ...empty, _id, heroHeading: 'First' });
    expect((await findCaseStudies(db, everybody)).map(({ _id }) => _id)).toEqual(ids.toReversed());
  });
});
