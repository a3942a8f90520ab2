import type { LibraryUpload, UploadPage } from '../../domain/api/media/uploads.ts';
import type { Database } from '../open.ts';
import { findUploadUses, type UsesByName, usesOf } from './upload-uses.ts';

const pageSize = 24;

interface Wanted {
  find: string;
  page: number;
  kind: 'image' | 'video' | 'all';
  unused: boolean;
}

async function findMatching(db: Database, { find, kind }: Wanted) {
  const rows = await db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'original_name', 'alt'])
    .$if(kind !== 'all', (query) => query.where('media_type', 'like', `${kind}/%`))
    .orderBy('upload_id', 'desc')
    .execute();
  const words = find.toLowerCase().split(/\s+/);
  return rows.filter(({ original_name, alt, file_name }) => {
    const text = `${original_name} ${alt} ${file_name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

async function readUploads(
  db: Database,
  ids: number[],
  uses: UsesByName,
): Promise<LibraryUpload[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'original_name', 'media_type', 'size', 'width', 'height'])
    .select(['alt', 'focus', 'placeholder', 'poster', 'captions', 'created_at'])
    .where('upload_id', 'in', ids)
    .orderBy('upload_id', 'desc')
    .execute();
  return rows.map(({ file_name, ...row }) => ({
    ...row,
    placeholder: row.placeholder ?? '',
    captions: row.captions && `/media/${row.captions}`,
    address: `/media/${file_name}`,
    uses: usesOf(uses, file_name),
  }));
}

export async function findLibraryPage(db: Database, wanted: Wanted): Promise<UploadPage> {
  const uses = await findUploadUses(db);
  const all = await findMatching(db, wanted);
  const idle = all.filter(({ file_name }) => usesOf(uses, file_name).length === 0);
  const shown = wanted.unused ? idle : all;
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const start = (Math.min(wanted.page, last) - 1) * pageSize;
  const ids = shown.slice(start, start + pageSize).map(({ upload_id }) => upload_id);
  const uploads = await readUploads(db, ids, uses);
  return { uploads, count: all.length, unused: idle.length, last };
}
