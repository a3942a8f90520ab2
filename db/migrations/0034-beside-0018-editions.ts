import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

interface Editions {
  table: string;
  /** Of the key of the original. */
  id: 'integer' | 'text';
  texts: readonly string[];
  /** JSON, and what stands there before anything is typed. */
  json?: readonly (readonly [column: string, empty: string])[];
}

const numbered = (name: string, ...numbers: number[]) => numbers.map((number) => name + number);

const tables: readonly Editions[] = [
  {
    table: 'case_study_editions',
    id: 'text',
    texts: [
      ...['heroHeading', 'clientName', 'industry', 'industryText', 'bannerImage'],
      ...['place', 'team', 'duration', 'figureText'],
      ...['sec1Heading', 'sec1Para', 'sec1Img', 'sec2Heading', 'sec2Para', 'sec2Img'],
      ...numbered('sec3Heading', 1, 2, 3),
      ...numbered('sec3SubHeading', 1, 2, 3),
      ...numbered('sec3Para', 1, 2, 3),
      ...numbered('sec3Img', 2, 3),
      ...['sec4Heading', 'sec4SubHeading'],
      ...numbered('sec4Text', 1, 2, 3, 4),
    ],
    json: [['reviews', '[]']],
  },
  {
    table: 'blog_editions',
    id: 'integer',
    texts: ['title', 'slug_url', 'brief_paragraph', 'blog_image', 'metaTitle', 'metaDescription'],
    json: [['blogs_content', '[]']],
  },
  {
    table: 'location_page_editions',
    id: 'integer',
    texts: [
      ...['slug_url', 'main_heading', 'highlighted_heading', 'main_paragraph'],
      ...numbered('heading_', 1, 2, 3, 4),
      ...numbered('paragraph_', 1, 2, 3, 4),
      ...['meta_title', 'meta_keywords', 'meta_description'],
    ],
  },
  {
    table: 'page_editions',
    id: 'integer',
    texts: [
      ...['name', 'path', 'meta_title', 'meta_description', 'meta_keywords', 'social_picture'],
    ],
    json: [['sections', '{}']],
  },
];

async function createEditions(
  { schema }: Kysely<unknown>,
  kind: DatabaseKind,
  { table, id, texts, json = [] }: Editions,
): Promise<void> {
  const made = schema
    .createTable(table)
    .addColumn('edition_id', 'integer', identityColumn(kind))
    .addColumn('origin_id', id, (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    // Null while a draft has no address.
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());
  const columns = [
    ...texts.map((name) => [name, ''] as const),
    ...json,
    ['confirmed', '{}'] as const,
  ];
  await columns
    .reduce(
      (all, [name, empty]) =>
        all.addColumn(name, 'text', (column) => column.notNull().defaultTo(empty)),
      made,
    )
    .execute();
  await schema
    .createIndex(`${table}_by_origin`)
    .on(table)
    .columns(['origin_id', 'language'])
    .unique()
    .execute();
  await schema
    .createIndex(`${table}_by_status`)
    .on(table)
    .columns(['status', 'updated_at'])
    .execute();
  await schema
    .createIndex(`${table}_by_language`)
    .on(table)
    .columns(['language', 'status', 'origin_id'])
    .execute();
}

/** Items in further languages (decision 0046). */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const editions of tables) await createEditions(db, kind, editions);
}
