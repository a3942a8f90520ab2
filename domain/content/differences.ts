import type { Difference } from '../api/content/revisions.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Values & { id: string };

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

/** Only rows that all have an id of their own are told apart by it. */
function rowsIn(value: unknown): Row[] | null {
  if (!Array.isArray(value)) return null;
  const hasId = (row: unknown): row is Row => isObject(row) && typeof row.id === 'string';
  return value.every(hasId) && new Set(value.map(({ id }) => id)).size === value.length
    ? value
    : null;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** What a row is called in a list of them: by the first words in it. */
function nameOfRow({ id, ...row }: Row): string {
  return Object.values(row).find(isFilled) ?? id;
}

/** Rows that came, went or moved. */
function* differingOrder(path: string, old: Row[], now: Row[]): Generator<Difference> {
  const [ids, present] = [old, now].map((rows) => rows.map(({ id }) => id).join('\n'));
  if (ids === undefined || present === undefined || ids === present) return;
  const [before = '', after = ''] = [old, now].map((rows) => rows.map(nameOfRow).join('\n'));
  const texts = before === after ? { old: ids, new: present } : { old: before, new: after };
  yield { field: `${path}.order`, ...texts };
}

/** A row in its new place is the same row; one that is gone is named by its id. */
function* differingRows(path: string, old: Row[], now: Row[]): Generator<Difference> {
  yield* differingOrder(path, old, now);
  for (const [place, { id, ...row }] of now.entries()) {
    const { id: _, ...before } = old.find((one) => one.id === id) ?? { id };
    yield* differing(`${path}.${place}`, before, row);
  }
  for (const { id, ...row } of old) {
    if (!now.some((one) => one.id === id)) yield* differing(`${path}.${id}`, row, {});
  }
}

function* differing(path: string, old: unknown, now: unknown): Generator<Difference> {
  const [before, after] = [rowsIn(old ?? []), rowsIn(now ?? [])];
  if (before && after) yield* differingRows(path, before, after);
  else if (isObject(old) && isObject(now)) {
    for (const key of new Set([...Object.keys(now), ...Object.keys(old)])) {
      yield* differing(path === '' ? key : `${path}.${key}`, old[key], now[key]);
    }
  } else if (isObject(old) || isObject(now)) {
    // What was a text is a list of them now, or the other way round.
    yield* differing(path, isObject(old) ? old : {}, isObject(now) ? now : {});
    yield* differing(path, isObject(old) ? '' : old, isObject(now) ? '' : now);
  } else if (textOf(old) !== textOf(now)) {
    yield { field: path, old: textOf(old), new: textOf(now) };
  }
}

export function differences(before: object, after: object): Difference[] {
  return [...differing('', before, after)];
}

/** Characters of a text that a shortened difference holds, and those of them before the change. */
const shown = 80;
const context = 24;

/** Where the part of two long texts begins that holds their first difference. */
function startOfPart(old: string[], now: string[]): number {
  const longest = Math.max(old.length, now.length);
  if (longest <= shown) return 0;
  let first = 0;
  while (first < old.length && old[first] === now[first]) first += 1;
  const start = Math.min(first - context, longest - shown + 1);
  if (start <= 0) return 0;
  const word = now.indexOf(' ', start) + 1;
  return word > 0 && word <= first ? word : start;
}

function partFrom(characters: string[], start: number): string {
  const before = start > 0 ? '…' : '';
  const rest = characters.slice(start);
  const room = shown - before.length;
  const part = rest.length > room ? `${rest.slice(0, room - 1).join('')}…` : rest.join('');
  return before + part;
}

/** Long texts are cut around their first difference. */
export function shortened(all: Difference[]): Difference[] {
  return all.map((one) => {
    const [before, after] = [[...one.old], [...one.new]];
    const start = startOfPart(before, after);
    return { ...one, old: partFrom(before, start), new: partFrom(after, start) };
  });
}
