import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const studyTexts = [
  'template',
  'heroHeading',
  'clientName',
  'industry',
  'industryText',
  'bannerImage',
  'video',
  'sec1Heading',
  'sec1Para',
  'sec1Img',
  'sec2Heading',
  'sec2Para',
  'sec2Img',
  'sec3Heading1',
  'sec3SubHeading1',
  'sec3Para1',
  'sec3Heading2',
  'sec3SubHeading2',
  'sec3Para2',
  'sec3Img2',
  'sec3Heading3',
  'sec3SubHeading3',
  'sec3Para3',
  'sec4Heading',
  'sec4SubHeading',
  'sec4Percentage1',
  'sec4Percentage2',
  'sec4Percentage3',
  'sec4Percentage4',
  'sec4Text1',
  'sec4Text2',
  'sec4Text3',
  'sec4Text4',
  'category1',
  'category2',
  'category3',
  'category4',
];

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const text: Column = (column) => column.notNull().defaultTo('');
const required: Column = (column) => column.notNull();

/** A table's builder with the same kind of text column added under several names. */
function withText<T extends string>(table: CreateTableBuilder<T>, names: readonly string[]) {
  return names.reduce<CreateTableBuilder<T, string>>(
    (builder, name) => builder.addColumn(name, 'text', text),
    table,
  );
}

const locationText = [
  'slug_url',
  'main_heading',
  'main_paragraph',
  'highlighted_heading',
  ...[1, 2, 3, 4].flatMap((n) => [`heading_${n}`, `paragraph_${n}`]),
  'meta_keywords',
  'meta_link',
  'meta_title',
  'meta_description',
];

/** Content: case studies, blogs, categories, location pages, settings, uploads. */
async function createContent(db: Kysely<unknown>, identity: Column): Promise<void> {
  await withText(db.schema.createTable('case_studies'), studyTexts)
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reviews', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('categories')
    .addColumn('category_id', 'integer', identity)
    .addColumn('category', 'text', (column) => column.notNull().unique())
    .execute();
  await withText(db.schema.createTable('blogs'), [
    'title',
    'slug_url',
    'brief_paragraph',
    'published_date',
    'blog_image',
    'metaTitle',
    'metaDescription',
    'canonicalLink',
  ])
    .addColumn('blog_id', 'integer', identity)
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('category', 'integer', (column) => column.references('categories.category_id'))
    .addColumn('published_at', 'text', required)
    .addColumn('blogs_content', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await withText(db.schema.createTable('location_pages'), locationText)
    .addColumn('location_id', 'integer', identity)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('uploads')
    .addColumn('upload_id', 'integer', identity)
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('media_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('widths', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', required)
    .execute();
}

/** People: enquiries, users, sessions. */
async function createPeople(db: Kysely<unknown>, identity: Column): Promise<void> {
  await withText(db.schema.createTable('enquiries'), [
    'name',
    'email',
    'phoneNum',
    'businessName',
    'role',
    'message',
    'formType',
  ])
    .addColumn('enquiry_id', 'integer', identity)
    .addColumn('form', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'integer', identity)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text', required)
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('blogs_newest')
    .on('blogs')
    .columns(['status', 'published_at', 'blog_id'])
    .execute();
  await db.schema.createIndex('blogs_by_slug_url').on('blogs').columns(['slug_url']).execute();
  await db.schema
    .createIndex('case_studies_newest')
    .on('case_studies')
    .columns(['status', 'created_at', '_id'])
    .execute();
  await db.schema
    .createIndex('sessions_of_user')
    .on('sessions')
    .columns(['user_id', 'last_used_at'])
    .execute();
}

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const identity = identityColumn(kind);
  await createContent(db, identity);
  await createPeople(db, identity);
  await createIndexes(db);
}
