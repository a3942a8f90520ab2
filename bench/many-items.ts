import { firstBlogs } from '../content/blogs.ts';
import { firstCaseStudies } from '../content/case-studies.ts';
import { findCategories } from '../db/content/categories.ts';
import { fillItemList } from '../db/content/lists/item-list.ts';
import { fillSearchTexts } from '../db/content/public/search-texts.ts';
import type { Database } from '../db/open.ts';
import { slugFromTitle } from '../domain/content/addresses/slug.ts';
import { allCategories } from '../domain/content/category.ts';
import { emptyValues } from '../domain/content/kind.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { minute } from '../domain/durations.ts';

const subjects = 'shop,clinic,booking,menu,checkout,campaign,brand,school,museum,garage'.split(',');
const places = 'Deira,Porto,Sharjah,Muscat,Jumeirah,Lahore,Doha,Riyadh,Ajman,Manama'.split(',');
const findings =
  'loads in a second,answers at night,sells on a slow line,asks four questions,needs no handbook,reads both ways,counts every visit,remembers the basket,fits one page,pays for itself';
const ends = findings.split(',');

/** SQLite takes 32,766 parameters. */
const batch = 400;

const newest = Date.parse('2026-06-01T09:00:00Z');

function nth<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list has no item');
  return item;
}

export function titleOf(index: number): string {
  const subject = nth(subjects, index);
  const place = nth(places, Math.floor(index / 10));
  return `A ${subject} in ${place} ${nth(ends, Math.floor(index / 100))}, no. ${index + 1}`;
}

export function slugOf(index: number): string {
  return slugFromTitle(titleOf(index));
}

export function idOf(index: number): string {
  return (index + 1).toString(16).padStart(24, '0');
}

function timeOf(index: number): string {
  return new Date(newest - index * minute).toISOString();
}

/** What was changed last is not what was made last. */
function timesOf(index: number) {
  return { created_at: timeOf(index), updated_at: timeOf((index * 7_919) % 100_003) };
}

function blogRow(index: number, categories: number[]) {
  const { blogs_content, ...first } = nth(firstBlogs, index);
  const title = titleOf(index);
  return {
    ...first,
    title,
    slug_url: slugOf(index),
    slug: slugOf(index),
    category: nth(categories, index),
    blogs_content: JSON.stringify(blogs_content?.slice(0, 3) ?? []),
    status: 'published' as const,
    published_at: timeOf(index),
    ...timesOf(index),
  };
}

function studyRow(index: number) {
  const { slug: _, reviews, miniatureSteps = [], ...first } = nth(firstCaseStudies, index);
  return {
    ...emptyValues(caseStudyKind),
    ...first,
    _id: idOf(index),
    heroHeading: titleOf(index),
    clientName: `${first.clientName} ${index % 200}`,
    reviews: JSON.stringify(reviews),
    miniatureSteps: JSON.stringify(miniatureSteps),
    status: 'published' as const,
    ...timesOf(index),
  };
}

async function insertMany(
  db: Database,
  table: 'blogs' | 'case_studies',
  rows: Generator<object>,
): Promise<void> {
  const insert = (values: object[]) =>
    // The rows were made for this table, see the callers.
    db
      .insertInto(table)
      .values(values as never)
      .execute();
  let waiting: object[] = [];
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    await insert(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insert(waiting);
}

function* rowsOf(count: number, row: (index: number) => object): Generator<object> {
  for (let index = 0; index < count; index++) yield row(index);
}

export async function insertManyItems(
  db: Database,
  { blogs, studies }: { blogs: number; studies: number },
): Promise<void> {
  const used = (await findCategories(db)).filter(({ category }) => category !== allCategories);
  const categories = used.map(({ category_id }) => category_id);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('blogs').execute();
    await transaction.deleteFrom('case_studies').execute();
    await insertMany(
      transaction,
      'blogs',
      rowsOf(blogs, (index) => blogRow(index, categories)),
    );
    await insertMany(transaction, 'case_studies', rowsOf(studies, studyRow));
    await fillSearchTexts(transaction);
    await fillItemList(transaction);
  });
}
