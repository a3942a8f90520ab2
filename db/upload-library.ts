import type { LibraryUpload, UploadPage, UploadUse } from '../domain/upload.ts';
import type { Database } from './open.ts';

/** Uploads a page of the library shows. */
const pageSize = 24;

/** Rows read at a time while looking for uses. */
const batchSize = 500;

/** The random part of an upload's name, which no other text contains by chance. */
const namePattern = /\/media\/([0-9a-f]{32})/g;

export type UsesByName = Map<string, UploadUse[]>;

function noteUses(found: UsesByName, use: UploadUse, content: unknown): void {
  const names = new Set([...JSON.stringify(content).matchAll(namePattern)].map(([, name]) => name));
  for (const name of names) {
    if (name) found.set(name, [...(found.get(name) ?? []), use]);
  }
}

async function noteCaseStudies(db: Database, found: UsesByName): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('case_studies')
      .selectAll()
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      const title = row.heroHeading;
      noteUses(found, { kind: 'case study', id: row._id, title }, row);
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)?._id ?? after;
  }
}

async function noteBlogs(db: Database, found: UsesByName): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('blogs')
      .select(['blog_id', 'title', 'blog_image', 'brief_paragraph', 'blogs_content'])
      .where('blog_id', '>', after)
      .orderBy('blog_id')
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      noteUses(found, { kind: 'blog', id: String(row.blog_id), title: row.title }, row);
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.blog_id ?? after;
  }
}

async function noteTheRest(db: Database, found: UsesByName): Promise<void> {
  for (const row of await db.selectFrom('location_pages').selectAll().execute()) {
    const use = { id: String(row.location_id), title: row.main_heading };
    noteUses(found, { kind: 'location page', ...use }, row);
  }
  const posters = db.selectFrom('uploads').select(['upload_id', 'original_name', 'poster']);
  for (const row of await posters.where('poster', '!=', '').execute()) {
    const use = { id: String(row.upload_id), title: row.original_name };
    noteUses(found, { kind: 'film', ...use }, row.poster);
  }
  for (const row of await db.selectFrom('settings').select(['key', 'value']).execute()) {
    noteUses(found, { kind: 'setting', id: row.key, title: row.key }, row.value);
  }
}

/**
 * Where each upload is named, by the random part of its name. Reads all content in batches, so that it
 * needs no second book of references that could go wrong; for the back office only.
 */
export async function findUploadUses(db: Database): Promise<UsesByName> {
  const found: UsesByName = new Map();
  await noteCaseStudies(db, found);
  await noteBlogs(db, found);
  await noteTheRest(db, found);
  return found;
}

/** The places that name a file. */
export function usesOf(uses: UsesByName, fileName: string): UploadUse[] {
  return uses.get(fileName.slice(0, 32)) ?? [];
}

interface Wanted {
  /** Words that the name or the alt text holds, all of them. */
  find: string;
  page: number;
  kind: 'image' | 'video' | 'all';
  unused: boolean;
}

/** One page of the library, newest first. */
export async function findLibraryPage(db: Database, wanted: Wanted): Promise<UploadPage> {
  const uses = await findUploadUses(db);
  const rows = await db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'original_name', 'media_type', 'size', 'width', 'height'])
    .select(['alt', 'focus', 'placeholder', 'poster', 'captions', 'created_at'])
    .orderBy('upload_id', 'desc')
    .execute();
  const words = wanted.find.toLowerCase().split(/\s+/);
  const matching = rows.filter(({ media_type, original_name, alt, file_name }) => {
    const text = `${original_name} ${alt} ${file_name}`.toLowerCase();
    const isKind = wanted.kind === 'all' || media_type.startsWith(`${wanted.kind}/`);
    return isKind && words.every((word) => text.includes(word));
  });
  const all = matching.map(({ file_name, ...row }): LibraryUpload => {
    const address = `/media/${file_name}`;
    const placeholder = row.placeholder ?? '';
    const captions = row.captions && `/media/${row.captions}`;
    return { ...row, placeholder, captions, address, uses: usesOf(uses, file_name) };
  });
  const idle = all.filter((upload) => upload.uses.length === 0);
  const shown = wanted.unused ? idle : all;
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const start = (Math.min(wanted.page, last) - 1) * pageSize;
  const uploads = shown.slice(start, start + pageSize);
  return { uploads, count: all.length, unused: idle.length, last };
}
