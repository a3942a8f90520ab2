import type { UploadUse } from '../../domain/api/media/uploads.ts';
import { nounOf } from '../../domain/content/kinds/names.ts';
import { filmSection } from '../../domain/content/sections/kinds/basic/film.ts';
import { findItemState } from '../content/find-items.ts';
import { newestFields } from '../content/publishing/waiting-draft.ts';
import type { Database } from '../open.ts';
import { isUseOfItem, stemOf } from './upload-uses.ts';

function hasTranscript(value: unknown, stem: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  const isOfFilm = parts.some((part) => typeof part === 'string' && part.includes(stem));
  if (isOfFilm && 'transcript' in value && value.transcript) return true;
  return parts.some((part) => hasTranscript(part, stem));
}

/** The items that have a transcript beside a film, as editors find them. */
export async function findTranscripts(db: Database, fileName: string): Promise<UploadUse[]> {
  const stem = stemOf(fileName);
  const uses = await db
    .selectFrom('upload_uses')
    .select(['kind', 'source_id'])
    .distinct()
    .where('stem', '=', stem)
    .execute();
  const fields = [filmSection.fields.transcript.label];
  const places: UploadUse[] = [];
  for (const { kind, source_id: id } of uses) {
    const item = isUseOfItem(kind) && (await findItemState(db, kind, id));
    if (!item || !hasTranscript((await newestFields(db, item)).fields, stem)) continue;
    places.push({ kind: nounOf(item.kind), id, title: item.title, fields });
  }
  return places;
}
