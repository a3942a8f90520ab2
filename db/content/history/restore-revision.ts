import type { RevisedKind } from '../../../domain/content/item.ts';
import type { BlogInput } from '../../../domain/content/kinds/blog.ts';
import type { CaseStudyInput } from '../../../domain/content/kinds/case-study.ts';
import type { LocationPageInput } from '../../../domain/content/kinds/location-page.ts';
import { siteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { saveSiteSettings } from '../../settings.ts';
import { findItemState } from '../addresses/item-addresses.ts';
import { updateBlog } from '../blogs.ts';
import { updateCaseStudy } from '../case-studies.ts';
import { updateLocationPage } from '../location-pages.ts';
import type { Save } from '../versions.ts';
import type { Revision } from './revisions.ts';

type State = Revision['state'];
type Write = (db: Database, id: string, state: State, save: Save) => Promise<object | null>;

// Each state was kept from what these very functions had stored, so it has their input's type.
const writes: Record<RevisedKind, Write> = {
  'case-study': (db, id, state, save) =>
    updateCaseStudy(db, id, state as unknown as CaseStudyInput, save),
  blog: (db, id, state, save) => updateBlog(db, Number(id), state as unknown as BlogInput, save),
  'location-page': (db, id, state, save) =>
    updateLocationPage(db, Number(id), state as unknown as LocationPageInput, save),
  async setting(db, _id, state, save) {
    const settings = siteSettings.parse(state);
    await saveSiteSettings(db, settings, save);
    return settings;
  },
};

/**
 * Saves the state of a revision once more, which makes a revision of its own.
 * @returns false when the item does not exist any more.
 * @throws {SlugTaken} @throws {UnknownCategory} @throws {VersionConflict}
 */
export async function restoreRevision(
  db: Database,
  { kind, item_id, state }: Revision,
  save: Save,
): Promise<boolean> {
  const current = kind === 'setting' ? null : await findItemState(db, kind, item_id);
  // Neither does a draft become public by being restored, nor a public item a draft.
  const isDraft = state.status === 'draft' || current?.fields.status === 'draft';
  const status = isDraft ? 'draft' : undefined;
  const restored = { ...save, status, action: 'restored' } satisfies Save;
  return (await writes[kind](db, item_id, state, restored)) !== null;
}
