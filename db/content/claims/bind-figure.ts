import { claimOf } from '../../../domain/content/claims/claims.ts';
import { boundText, declaredFigures, nameableIn } from '../../../domain/content/claims/declared.ts';
import { figurePlaces, withChangedText } from '../../../domain/content/claims/figure-places.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { siteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettings, saveSiteSettings } from '../../settings.ts';
import { updateItem } from '../change-items.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent } from '../content-version.ts';
import { findItemState } from '../find-items.ts';
import { findWaitingDraft } from '../publishing/waiting-draft.ts';
import type { Save } from '../versions.ts';

export class CannotBind extends ChangeRefused {}

interface Bound {
  claim: string;
  kind: StoredKind | 'setting';
  id: string;
  /** Of the text. */
  path: string;
}

function changedIn<Values extends object>(
  values: Values,
  path: string,
  change: (text: string) => string,
): Record<string, unknown> {
  const changed = Object(withChangedText(values, path.split('.'), change));
  if (JSON.stringify(changed) === JSON.stringify(values)) {
    throw new CannotBind('The figure does not stand there any more. Load the list again.');
  }
  return changed;
}

/** Null where the words beside it were what changed. */
function withoutBeside(text: string, beside: string): string | null {
  return text.endsWith(beside) ? text.slice(0, text.length - beside.length) : null;
}

/**
 * Writes the name of a declared figure in braces where a text repeats its number, so that it follows the
 * settings (R-G-04). @returns the title of the item, or null @throws {CannotBind}
 */
export async function bindFigure(
  db: Database,
  { claim, kind: name, id, path }: Bound,
  save: Save,
): Promise<string | null> {
  return changeContent(db, async (transaction) => {
    const settings = await findSiteSettings(transaction);
    const declared = nameableIn(name, declaredFigures(settings));
    const bound = (text: string) => boundText(text, (one) => claimOf(one) === claim, declared);
    if (name === 'setting') {
      const changed = siteSettings.parse(changedIn(settings, path, bound));
      await saveSiteSettings(transaction, changed, save);
      return 'Settings';
    }
    const kind = storedKindNamed(name);
    const state = await findItemState(transaction, name, id);
    if (!state) return null;
    const { draft } = await findWaitingDraft(transaction, state);
    if (draft !== null) {
      throw new CannotBind(`'${state.title}' has a newer draft. Publish or delete it first.`);
    }
    const { status: stored, ...fields } = state.fields;
    const { beside = '' } = [...figurePlaces(kind, fields)].find((one) => one.path === path) ?? {};
    const change = (text: string) => withoutBeside(bound(text + beside), beside) ?? text;
    const input = kind.input.parse(changedIn(fields, path, change));
    const status = stored === publicStatus ? publicStatus : 'draft';
    await updateItem(transaction, kind, id, input, { ...save, status });
    return state.title;
  });
}
