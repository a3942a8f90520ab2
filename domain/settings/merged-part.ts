import { differences } from '../content/differences.ts';
import type { FieldDefinition } from '../content/fields/fields.ts';
import { fieldsIn } from '../content/fields/named-fields.ts';
import { mergedRows } from '../content/merge/merged-rows.ts';
import { type SiteSettings, siteSettings } from '../settings.ts';
import type { SiteBrand } from './brand-settings.ts';
import type { SettingsGroupDefinition } from './group.ts';
import { haveIds, withoutIds } from './row-ids.ts';
import { type SharedSettings, upgraded } from './stored-settings.ts';
import { valueAt, withValueAt } from './value-at.ts';

type Part = Omit<Partial<SharedSettings & SiteSettings>, 'brand'> & {
  brand?: Partial<SiteBrand> | undefined;
};

export interface SentGroup extends Part {
  /** What its form began with. */
  before?: Part | undefined;
}

const collisionSentence =
  'Somebody else has changed this meanwhile. Save again to choose between both.';

interface Merged {
  settings: SiteSettings;
  /** A sentence for each field that cannot be stored; then `settings` is what was there. */
  errors: Record<string, string>;
}

interface MergedField {
  value: unknown;
  errors: Record<string, string>;
}

/** Rows of a sender that knows no ids are compared without them. */
function isSame(one: unknown, other: unknown): boolean {
  const [value, second] = haveIds(one, other) ? [one, other] : [one, other].map(withoutIds);
  return differences({ value }, { value: second }).length === 0;
}

type Row = Readonly<Record<string, unknown>>;

/** What a later release knows of a row stays with it. */
function withUnknown(field: FieldDefinition, rows: Row[], ...sides: unknown[]): Row[] {
  const known: Row[] = sides.flatMap((side) => (Array.isArray(side) ? side : []));
  return rows.map((row) => {
    const parts = known.filter(({ id }) => id === row.id).flatMap(Object.entries);
    const unknown = parts.filter(([name]) => field.rows?.fields[name] === undefined);
    return { ...Object.fromEntries(unknown), ...row };
  });
}

type Sides = Record<'base' | 'mine' | 'theirs', unknown>;

function mergedField(path: string, field: FieldDefinition, sides: Sides): MergedField {
  const { base, mine, theirs } = sides;
  if (base === undefined || isSame(theirs, base) || isSame(mine, theirs)) {
    return { value: mine, errors: {} };
  }
  if (isSame(mine, base)) return { value: theirs, errors: {} };
  if (!field.rows || !haveIds(base, mine, theirs)) {
    return { value: theirs, errors: { [path]: collisionSentence } };
  }
  const { rows, collisions } = mergedRows(field, path, sides);
  // Each may be right and both together too many.
  const { success, data, error } = field.input.safeParse(withUnknown(field, rows, theirs, mine));
  const problems = success ? [] : error.issues.map((one) => [path, one.message] as const);
  const asked = collisions.map((place) => [place, collisionSentence] as const);
  return { value: data, errors: Object.fromEntries([...problems, ...asked]) };
}

/**
 * The settings with what was sent of a group. With what its form began with, only fields that were changed
 * since then are taken; fields that somebody else has changed in another way are errors.
 */
export function mergedPart(
  group: SettingsGroupDefinition,
  now: SiteSettings,
  { before, brand, ...part }: SentGroup,
): Merged {
  const sent = { ...upgraded(part, now.networks), brand };
  const merged = fieldsIn(group).flatMap(([path, field]) => {
    const [base, mine, theirs] = [before, sent, now].map((record) => valueAt(record, path));
    if (mine === undefined) return [];
    return [{ path, ...mergedField(path, field, { base, mine, theirs }) }];
  });
  const errors = Object.assign({}, ...merged.map((one) => one.errors));
  if (Object.keys(errors).length > 0) return { settings: now, errors };
  const all = merged.reduce<Record<string, unknown>>(
    (settings, { path, value }) => withValueAt(settings, path, value),
    { ...now },
  );
  return { settings: siteSettings.parse(all), errors };
}
