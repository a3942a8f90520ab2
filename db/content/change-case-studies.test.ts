import { expect, test } from 'vitest';
import {
  type CaseStudyInput,
  caseStudyInput,
  caseStudyKind,
  caseStudyTextFields,
} from '../../domain/content/kinds/case-study.ts';
import type { Review } from '../../domain/content/kinds/case-study-fields.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import type { Database } from '../open.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { findItem, findItems } from './find-items.ts';
import { findClientNames, findRandomCaseStudies } from './public/case-study-pages.ts';

const everybody = { drafts: false };
const administrator = { drafts: true };
const unknownId = 'f'.repeat(24);

function input(values: Partial<CaseStudyInput> = {}): CaseStudyInput {
  return caseStudyInput.parse({ sec4Heading: 'Results', sec4SubHeading: 'In figures', ...values });
}

async function publish(db: Database, values: Partial<CaseStudyInput> = {}): Promise<string> {
  const { _id } = await insertItem(db, caseStudyKind, {});
  await updateItem(db, caseStudyKind, _id, input({ heroHeading: 'A study', ...values }));
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
  test('R-3-03 a created study has a new id, empty texts and no reviews', async () => {
    const { db } = await open();
    const first = await insertItem(db, caseStudyKind, {});
    const second = await insertItem(db, caseStudyKind, {});
    expect(/^[0-9a-f]{24}$/.test(first._id)).toBe(true);
    expect(second._id).not.toBe(first._id);
    for (const field of caseStudyTextFields) expect(first[field]).toBe('');
    expect(first.reviews).toEqual([]);
  });

  test('R-3-02 a study holds exactly the specified fields', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    const study = await findItem(db, caseStudyKind, _id, administrator);
    expect(Object.keys(study ?? {}).sort()).toEqual(
      ['_id', 'miniatureSteps', 'reviews', 'version', ...caseStudyTextFields].sort(),
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
      ground: '#F6c3cf',
    };
    const sent = caseStudyInput.parse({ ...text, ...choices, reviews });
    const id = (await insertItem(db, caseStudyKind, {}))._id;
    const answered = await updateItem(db, caseStudyKind, id, sent);
    const stored = { _id: id, version: 2, ...text, ...choices, reviews, miniatureSteps: [] };
    expect(answered).toEqual(stored);
    expect(await findItem(db, caseStudyKind, id, everybody)).toEqual(answered);
  });

  test('an update without a field keeps what was stored', async () => {
    const { db } = await open();
    const id = await publish(db, { clientName: 'Bahar', reviews: [{ name: 'Ali' }] });
    await updateItem(db, caseStudyKind, id, input({ industry: 'Health' }));
    const study = await findItem(db, caseStudyKind, id, everybody);
    expect(study).toMatchObject({
      clientName: 'Bahar',
      industry: 'Health',
      reviews: [{ name: 'Ali' }],
    });
    await updateItem(db, caseStudyKind, id, input({ clientName: '', reviews: [] }));
    expect(await findItem(db, caseStudyKind, id, everybody)).toMatchObject({
      clientName: '',
      reviews: [],
    });
  });

  test('T14 a key that is no field never reaches the database', async () => {
    const { db } = await open();
    const id = await publish(db);
    const withMore = { ...input(), _id: unknownId, status: 'draft', created_at: '1999' };
    await updateItem(db, caseStudyKind, id, withMore);
    expect((await findItem(db, caseStudyKind, id, everybody))?._id).toBe(id);
    const row = await db.selectFrom('case_studies').select('created_at').executeTakeFirstOrThrow();
    expect(row.created_at).not.toBe('1999');
  });

  test('R-7-04 a study never saved is only in the administrator’s list; its first save publishes it', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    expect(await findItems(db, caseStudyKind, everybody)).toEqual([]);
    expect(await findItem(db, caseStudyKind, _id, everybody)).toBeNull();
    expect(await findRandomCaseStudies(db, 6)).toEqual([]);
    expect(await findItems(db, caseStudyKind, administrator)).toHaveLength(1);
    await updateItem(db, caseStudyKind, _id, input());
    expect(await findItems(db, caseStudyKind, everybody)).toHaveLength(1);
    expect(await findItem(db, caseStudyKind, _id, everybody)).not.toBeNull();
  });

  test('R-3-01 the list has exactly four keys per study, newest first', async () => {
    const { db } = await open();
    const ids = await publishMany(db, 4);
    const list = await findItems(db, caseStudyKind, everybody);
    expect(list.map(({ _id }) => _id)).toEqual(ids.toReversed());
    for (const item of list) {
      expect(Object.keys(item).sort()).toEqual(['_id', 'bannerImage', 'category1', 'heroHeading']);
    }
  });

  test('R-2.1-07 a published study without heading and image has its card, too', async () => {
    const { db } = await open();
    const bare = await publish(db, { heroHeading: '' });
    const draft = await insertItem(db, caseStudyKind, {});
    expect((await findItems(db, caseStudyKind, everybody)).map(({ _id }) => _id)).toEqual([bare]);
    expect((await findRandomCaseStudies(db, 6)).map(({ _id }) => _id)).toEqual([bare]);
    expect(await findItem(db, caseStudyKind, draft._id, everybody)).toBeNull();
  });

  test('R-2.1-05 each client of a published study is named once, the newest study’s first', async () => {
    const { db } = await open();
    expect(await findClientNames(db)).toEqual([]);
    await publish(db, { clientName: 'Bahar' });
    await publish(db, { clientName: 'Dawra' });
    await publish(db, { clientName: 'Bahar ' });
    await publish(db, { clientName: ' ' });
    await publish(db);
    const draft = await insertItem(db, caseStudyKind, {});
    await db
      .updateTable('case_studies')
      .set({ clientName: 'Secret' })
      .where('_id', '=', draft._id)
      .execute();
    expect(await findClientNames(db)).toEqual(['Bahar', 'Dawra']);
    await publish(db, { clientName: 'Dawra' });
    expect(await findClientNames(db)).toEqual(['Dawra', 'Bahar']);
  });

  test('R-2.3-02 six different studies are picked, and not always the same', async () => {
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
    expect(await deleteItem(db, caseStudyKind, id)).toBe(true);
    expect(await findItem(db, caseStudyKind, id, administrator)).toBeNull();
    expect(await deleteItem(db, caseStudyKind, id)).toBe(false);
    expect(await updateItem(db, caseStudyKind, id, input())).toBeNull();
  });

  test('the first content brings its own ids and keeps its order within one millisecond', async () => {
    const { db } = await open();
    const empty = await insertItem(db, caseStudyKind, {});
    const ids = Array.from({ length: 20 }, (_, number) => `${number}`.padStart(24, 'a'));
    for (const _id of ids) {
      const study = { ...empty, heroHeading: 'First' };
      await insertItem(db, caseStudyKind, study, { status: 'published' }, _id);
    }
    expect((await findItems(db, caseStudyKind, everybody)).map(({ _id }) => _id)).toEqual(
      ids.toReversed(),
    );
  });
});
