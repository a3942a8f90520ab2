import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import { withTextAt } from '../../../../../domain/content/editions/texts.ts';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { settingsGroups } from '../../../../../domain/settings/groups/groups.ts';
import { valueAt } from '../../../../../domain/settings/value-at.ts';
import type { SiteSettings } from '../../../../../domain/settings.ts';
import { codecOf } from '../../editor/codecs.ts';
import type { SentTexts } from '../edition-calls.ts';
import { confirmedName, type EditionDraft } from '../form/edition-draft.ts';
import { fieldAt } from '../form/field-at.ts';

interface SiteTextsRead {
  texts: EditedText[];
}

const { agency, offices, testimonials, menus } = settingsGroups;
const groups = { agency, offices, testimonials, menus };

const categories = { title: 'Categories', id: 'categories' };

function groupOf(path: string) {
  const own = Object.values(groups).find((group) =>
    Object.keys(group.fields).some((name) => `${path}.`.startsWith(`${name}.`)),
  );
  return own ?? null;
}

/** The field of the settings that a text is in; null for the name of a category. */
export function settingAt(settings: SiteSettings, path: string): FieldDefinition | null {
  const own = groupOf(path);
  const named = own && fieldsIn(own).find(([name]) => `${path}.`.startsWith(`${name}.`));
  if (!named) return null;
  const [name, field] = named;
  const inner = path
    .slice(name.length + 1)
    .split('.')
    .filter(Boolean);
  return fieldAt({ [name]: field }, { [name]: valueAt(settings, name) }, [name, ...inner]);
}

export function siteGroupsOf(texts: readonly EditedText[]) {
  const parts = [...Object.values(groups), categories].map(({ id, title }) => ({
    id,
    title,
    texts: texts
      .filter(({ path }) => (groupOf(path)?.id ?? categories.id) === id)
      .map((text) => ({ text, label: text.label })),
  }));
  return parts.filter(({ texts: own }) => own.length > 0);
}

/** Lists of lines come as one text, a line each. */
export function siteDraftOf({ texts }: SiteTextsRead): EditionDraft {
  return Object.fromEntries(
    texts.flatMap(({ path, text, confirmed }) => [
      [path, text],
      [confirmedName(path), confirmed ?? ''],
    ]),
  );
}

export function sentSiteTexts(
  { texts }: SiteTextsRead,
  draft: EditionDraft,
  settings: SiteSettings,
): Omit<SentTexts, 'seen'> {
  const values = texts.reduce<unknown>((all, { path }) => {
    const typed = draft[path] ?? '';
    const field = settingAt(settings, path);
    return withTextAt(all, path.split('.'), field ? codecOf(field).sentOf(typed, field) : typed);
  }, {});
  const stillRight = texts.filter(
    ({ path, original, confirmed }) =>
      draft[confirmedName(path)] === original && confirmed !== original,
  );
  return { values: Object(values), stillRight: stillRight.map(({ path }) => path) };
}
