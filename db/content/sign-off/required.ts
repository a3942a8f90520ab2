import { originalNameOf, type StoredKind } from '../../../domain/content/kinds/names.ts';
import { isAllApproved, standings } from '../../../domain/content/sign-off/standing.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import type { ItemState } from '../item-state.ts';
import { NotPublishable } from '../publishing/not-publishable.ts';
import type { Save } from '../versions.ts';
import { findAnswers } from './answers.ts';
import { sectionsOfState } from './item-to-sign.ts';

const settingOf: Record<string, keyof SiteSettings['approval']> = {
  'case-study': 'caseStudy',
  blog: 'blog',
  'location-page': 'locationPage',
  page: 'page',
};

/** Whether editors publish items of a kind only when clients have approved them (R-A-05). */
export async function isApprovalRequired(db: Database, kind: StoredKind): Promise<boolean> {
  const settings = await findSiteSettingsIfAny(db);
  const name = settingOf[originalNameOf(kind) ?? kind];
  return name !== undefined && settings?.approval[name] === true;
}

/** Brings back what was public before, which nobody is to be kept from. */
const undoing = new Set(['undeleted', 'undone']);

/** @throws {NotPublishable} while a section of what would be public is not approved */
export async function refuseUnapproved(
  db: Database,
  state: ItemState,
  { isGuarded, action }: Pick<Save, 'isGuarded' | 'action'>,
): Promise<void> {
  if (!isGuarded || undoing.has(action ?? '')) return;
  if (!(await isApprovalRequired(db, state.kind))) return;
  const named = { kind: state.kind, item_id: state.id };
  const sections = await sectionsOfState(db, state);
  const found = standings(sections, await findAnswers(db, named));
  if (isAllApproved(found)) return;
  const open = found.filter((one) => one.state !== 'approved').map(({ label }) => label);
  const labels = new Intl.ListFormat('en').format(open);
  throw new NotPublishable(
    `This is published only when it is approved, and ${labels || 'it'} is not. Save it as a draft and send a link under Sign-off.`,
  );
}
