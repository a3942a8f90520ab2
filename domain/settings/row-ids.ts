import type { SiteSettings } from '../settings.ts';

const lists = [
  'offices',
  'networks',
  'testimonials',
  'openingHours',
  'languages',
  'ownFigures',
] as const;

interface Row {
  id?: string | undefined;
}

type MakeId = (place: number, attempt: number) => string;

/** Those that have none of their own get that of the row in their place, unless another row has it. */
function withIds<One extends Row>(
  rows: readonly One[],
  known: readonly Row[],
  makeId: MakeId,
): One[] {
  const used = new Set<string>();
  const isFree = (id: string) => !used.has(id) && !rows.some((row) => row.id === id);

  function idFor(place: number): string {
    const before = known[place]?.id;
    if (before !== undefined && isFree(before)) return before;
    let attempt = 0;
    while (!isFree(makeId(place, attempt))) attempt += 1;
    return makeId(place, attempt);
  }

  return rows.map((row, place) => {
    const isOwn = row.id !== undefined && !used.has(row.id);
    const id = isOwn && row.id !== undefined ? row.id : idFor(place);
    used.add(id);
    return id === row.id ? row : { ...row, id };
  });
}

/** The same whenever it is read, until it is saved. */
const placeId: MakeId = (place, attempt) => (attempt === 0 ? `${place}` : `${place}-${attempt}`);

/**
 * The settings with an id in each row of their lists. Rows of a release that knew none, and of calls that
 * send none, are those in the same places of what was known.
 *
 * @param known null for settings that no release with ids has saved
 */
export function withRowIdsIn(
  settings: SiteSettings,
  known: Partial<SiteSettings> | null,
  makeId: MakeId = placeId,
): SiteSettings {
  const named = lists.map((list) => {
    const rows: readonly Row[] = settings[list];
    return [list, withIds(rows, known?.[list] ?? [], makeId)];
  });
  return { ...settings, ...Object.fromEntries(named) };
}

/** Only rows that all have an id are told apart by it. */
export function haveIds(...sides: unknown[]): boolean {
  return sides.every((side) => Array.isArray(side) && side.every((row: Row) => row.id));
}

/** As a call without ids sends them. */
export function withoutIds(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.map(({ id: _, ...row }: Row) => row) : rows;
}
