import { newRowId } from '../fields/row-id.ts';
import { lastingPaths } from './lasting-paths.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { numberedSlugs, slugFrom, slugFromTitle, slugProblem } from './slug.ts';

/** R-P-01. */
const maxSegments = 4;

/** Below the tag of a language it still is an address (`addressLimit`). */
const maxLength = 460;

/** Two letters, maybe with a script or a country: the first segment of editions in a language (D67). */
const languageTag = /^[a-z]{2}(-[a-z]{4})?(-[a-z]{2})?$/;

/** '/about/team' of ' About/Team/ '. */
export function pathFrom(typed: string): string {
  const segments = typed
    .split('/')
    .map((segment) => slugFrom(segment))
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** @returns a sentence, or null for a usable path */
export function pathProblem(typed: string): string | null {
  const path = pathFrom(typed);
  const segments = path.slice(1).split('/');
  if (segments.length > maxSegments) return `An address has at most ${maxSegments} parts.`;
  const problems = segments.map((segment) =>
    slugProblem(segment, 'A part of the address', '? # % or \\'),
  );
  const tooLong =
    path.length > maxLength ? `An address has at most ${maxLength} characters.` : null;
  return problems.find((problem) => problem !== null) ?? tooLong;
}

/** @returns why no page may have the path (decision D67), or null */
export function pathRefusal(path: string): string | null {
  const [, first = ''] = path.split('/');
  const isReserved = reservedSlugs.has(first) || languageTag.test(first);
  if (!isReserved || lastingPaths.has(path)) return null;
  return `The address ${path} belongs to the site itself. Please choose another one.`;
}

export function givenPath(): string {
  return `/new-page-${newRowId().slice(0, 4)}`;
}

export function isGivenPath(path: string): boolean {
  return /^\/new-page-[a-z\d]{4}$/.test(path);
}

/** Empty for a name without a letter. Whether another page has it, only the server knows. */
export function pathFromName(name: string): string {
  const slug = slugFromTitle(name);
  const paths = slug === '' ? [] : [`/${slug}`, ...numberedSlugs(`/${slug}`)];
  return paths.find((path) => pathRefusal(path) === null) ?? '';
}
