import { withoutIds } from './settings/row-ids.ts';
import type { SiteSettings } from './settings.ts';

/** The specification states these values, so they are right unedited. */
const neverSamples = new Set([
  // The home page and the menus have screens of their own.
  'home',
  'menus',
  'claims',
  'ownFigures',
  'forms',
  'firstYear',
  'time',
  'language',
  'languages',
  'promise',
  'openingHours',
  'approval',
  'brand',
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing was typed, and nothing is shown. */
function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The release that stored it first may have known no ids of rows. */
function isSameRow(one: unknown, other: unknown): boolean {
  return isSame(withoutIds([one]), withoutIds([other]));
}

function sampleItems(items: unknown[], first: unknown[], path: string): string[] {
  return items.flatMap((item, index) =>
    first.some((sample) => isSameRow(sample, item)) ? [`${path}.${index}`] : [],
  );
}

function sampleParts(value: unknown, first: unknown, path: string): string[] {
  if (neverSamples.has(path)) return [];
  if (isRecord(value) && isRecord(first)) {
    return Object.entries(value).flatMap(([key, part]) =>
      sampleParts(part, first[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(value) && Array.isArray(first) && value.some(isRecord)) {
    return sampleItems(value, first, path);
  }
  return isSame(value, first) && !isEmpty(value) ? [path] : [];
}

/** Paths such as `phone` or `offices.1` of what was never edited (decision D30). */
export function samplePaths(settings: SiteSettings, first: unknown): string[] {
  return sampleParts(settings, first, '');
}
