import type { InputOf, Kind } from '../../../domain/content/kind.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { restoreSettings } from '../../settings-group.ts';
import { updateItem } from '../change-items.ts';
import { languageOfTexts, restoreSiteTexts } from '../editions/site-texts.ts';
import { findItemState } from '../find-items.ts';
import type { Save } from '../versions.ts';
import { knownCategories, takenMeanwhile } from './restore.ts';
import type { Revision } from './revisions.ts';

async function write(db: Database, revision: Revision, save: Save): Promise<object | null> {
  const { kind, item_id, state } = revision;
  const language = kind === 'setting' ? languageOfTexts(item_id) : null;
  if (language !== null) {
    const { texts, confirmed } = state;
    const site = { texts: Object(texts), confirmed: Object(confirmed) };
    return restoreSiteTexts(db, language, site, save);
  }
  if (kind === 'setting') return restoreSettings(db, state, save);
  const known = storedKindNamed(kind);
  const values = await knownCategories(db, known, state);
  // What updateItem has stored has its input's type.
  return updateItem(db, known, item_id, values as InputOf<Kind>, save);
}

/**
 * A category that is gone is left out.
 *
 * @returns whether there was such an item @throws {SlugTaken} @throws {VersionConflict}
 */
export async function restoreRevision(
  db: Database,
  revision: Revision,
  save: Save,
): Promise<boolean> {
  const { kind, item_id, state } = revision;
  const current = kind === 'setting' ? null : await findItemState(db, kind, item_id);
  // Restoring changes the status of neither a draft nor a public item.
  const isDraft = state.status === 'draft' || current?.fields.status === 'draft';
  const status = isDraft ? 'draft' : undefined;
  const restored = { ...save, status, action: 'restored' } satisfies Save;
  const written = await write(db, revision, restored).catch((error: unknown) => {
    throw takenMeanwhile(error, 'this version');
  });
  return written !== null;
}
