import { type ExpressionBuilder, sql } from 'kysely';
import type { UploadUse } from '../../domain/api/media/uploads.ts';
import type { Kind } from '../../domain/content/kind.ts';
import { allKinds } from '../../domain/content/kinds/stored-kinds.ts';
import { isStorable } from '../column-limits.ts';
import { ChangeRefused } from '../content/change-refused.ts';
import { changeContent } from '../content/content-version.ts';
import { recordRevision } from '../content/history/revisions.ts';
import { updateEntries } from '../content/item-entries.ts';
import { stateOf } from '../content/item-rows.ts';
import { type ItemRow, itemTables, updateRow } from '../content/item-tables.ts';
import { replaceInDrafts } from '../content/publishing/drafts.ts';
import type { Save } from '../content/versions.ts';
import type { Database } from '../open.ts';
import { findSiteSettingsIfAny, saveSiteSettings } from '../settings.ts';
import { siteKeys } from '../site-rows.ts';
import { findTranscripts } from './film-transcripts.ts';
import { compareUses, refreshUses, updateUses } from './upload-use-rows.ts';
import { findUses } from './upload-uses.ts';

/** The new file is in use already, so that the way back would take it along. */
export class NotReversible extends ChangeRefused {
  constructor() {
    const reversibly =
      'The new file is in use already. Once it has replaced this one, there is no Undo.';
    super(reversibly, { errors: { reversibly } });
  }
}

export interface Replaced {
  /** Of the new file. */
  upload_id: number;
  /** In how many places the new file is named now instead. */
  count: number;
  /** The first of them. */
  places: UploadUse[];
  /** Whether replacing it back would name the old one in the same places only. */
  isReversible: boolean;
  captions: string;
  transcripts: UploadUse[];
}

interface StoredFile {
  upload_id: number;
  captions: string;
  file_name: string;
  media_type: string;
  alt: string;
  caption: string;
}

async function findFile(
  db: Database,
  by: 'upload_id' | 'file_name',
  value: number | string,
): Promise<StoredFile | null> {
  if (!isStorable(String(value))) return null;
  const row = await db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'media_type', 'alt', 'caption', 'captions'])
    .where(by, '=', value)
    .executeTakeFirst();
  return row ?? null;
}

/** Also addresses of the smaller files that are made of it. */
function replacer(from: string, to: string): (text: string) => string {
  const named = new RegExp(`/media/${from.slice(0, 32)}[\\w-]*(?:\\.\\w+)?`, 'g');
  return (text) => text.replace(named, () => `/media/${to}`);
}

function names({ fieldNames }: Kind, stem: string) {
  return (eb: ExpressionBuilder<Record<string, ItemRow>, string>) =>
    eb.or(
      fieldNames.map(
        (name) => sql<boolean>`cast(${sql.ref(name)} as text) like ${`%/media/${stem}%`}`,
      ),
    );
}

interface Task {
  stem: string;
  replace: (text: string) => string;
  save: Save;
}

async function replaceInItems(db: Database, kind: Kind, { stem, replace, save }: Task) {
  const { table, key, fieldNames } = kind;
  const rows = await itemTables(db)
    .selectFrom(table)
    .selectAll()
    .where(names(kind, stem))
    .orderBy(key.column)
    .execute();
  for (const row of rows) {
    const values = fieldNames.flatMap((name) => {
      const value = row[name];
      return typeof value === 'string' && value.includes(stem) ? [[name, replace(value)]] : [];
    });
    const written = { ...Object.fromEntries(values), updated_at: new Date().toISOString() };
    const changed = await updateRow(db, kind, row[key.column], written);
    const change = { before: stateOf(kind, row), after: stateOf(kind, changed) };
    await recordRevision(db, { ...change, action: 'file replaced' }, save);
    await updateEntries(db, change.after);
  }
}

async function replaceElsewhere(db: Database, { stem, replace, save }: Task): Promise<void> {
  await replaceInDrafts(db, stem, replace);
  const films = db.selectFrom('uploads').select(['upload_id', 'poster']);
  for (const { upload_id, poster } of await films.where('poster', 'like', `%${stem}%`).execute()) {
    const update = db.updateTable('uploads').set({ poster: replace(poster) });
    await update.where('upload_id', '=', upload_id).execute();
    await updateUses(db, 'film', String(upload_id));
  }
  const settings = db.selectFrom('settings').select(['key', 'value']);
  for (const { key, value } of await settings.where('key', 'not in', siteKeys).execute()) {
    if (!value.includes(stem)) continue;
    const update = db.updateTable('settings').set({ value: replace(value) });
    await update.where('key', '=', key).execute();
    await updateUses(db, 'setting', key);
  }
  const site = JSON.stringify(await findSiteSettingsIfAny(db));
  if (!site.includes(stem)) return;
  const action = 'file replaced';
  await saveSiteSettings(db, JSON.parse(replace(site)), { ...save, action });
}

/**
 * Names another upload wherever one is named. A file keeps its address, which browsers keep for ever, so
 * the references move. @returns null without such an upload @throws {ChangeRefused}
 * @throws {NotReversible}
 */
export async function replaceUpload(
  db: Database,
  id: number,
  { address, reversibly, save }: { address: string; reversibly?: boolean; save: Save },
): Promise<Replaced | null> {
  // What there is to read is read before saves have to wait.
  await compareUses(db);
  return changeContent(db, async (transaction) => {
    const old = await findFile(transaction, 'upload_id', id);
    const by = await findFile(transaction, 'file_name', address.replace(/^\/media\//, ''));
    if (!old || !by) return null;
    if (old.file_name === by.file_name) throw new ChangeRefused('This is the same file.');
    const [sort] = old.media_type.split('/');
    if (sort !== by.media_type.split('/')[0]) {
      throw new ChangeRefused('An image takes the place of an image only, a film of a film.');
    }
    await refreshUses(transaction);
    const usesOf = await findUses(transaction, [old.file_name, by.file_name]);
    const { count, places } = usesOf(old.file_name);
    const isReversible = usesOf(by.file_name).count === 0;
    if (reversibly && !isReversible) throw new NotReversible();
    const isFilm = sort === 'video';
    const transcripts = isFilm ? await findTranscripts(transaction, old.file_name) : [];
    const stem = old.file_name.slice(0, 32);
    const task: Task = { stem, replace: replacer(old.file_name, by.file_name), save };
    for (const kind of allKinds) await replaceInItems(transaction, kind, task);
    await replaceElsewhere(transaction, task);
    const words = { alt: by.alt || old.alt, caption: by.caption || old.caption };
    const describe = transaction.updateTable('uploads').set(words);
    await describe.where('file_name', '=', by.file_name).execute();
    await updateUses(transaction, 'film', String(by.upload_id));
    const captions = by.captions && `/media/${by.captions}`;
    return { upload_id: by.upload_id, count, places, isReversible, captions, transcripts };
  });
}
