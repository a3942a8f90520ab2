import { baseOfPaths, percentDecoded } from '../source-text.ts';
/** Names of files by their last part, for a search that is quick in a large archive. */
export type FilePlaces = ReadonlyMap<string, readonly string[]>;

export function placesOfFiles(paths: readonly string[]): FilePlaces {
  return Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1));
}

/** Of its path, as people read them. */
export function pathParts(address: string): string[] {
  const { pathname = '' } = URL.parse(address, baseOfPaths) ?? {};
  return percentDecoded(pathname).normalize().split('/').filter(Boolean);
}

/** How many parts at the end are the same. */
function sameEnd(one: string[], other: string[]): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** A name alone, such as 'image1.jpg', may be that of another picture. */
const minSame = 2;

const year = /^\d{4}$/;

/** In '2014/05' and '2015/05' stand different pictures of one name. */
function ofOtherYear(one: string[], other: string[], same: number): boolean {
  return [one, other].every((parts) => year.test(parts.at(-1 - same) ?? ''));
}

/** The file that stands for an address: the one whose folders are most alike. */
export function findInFiles(places: FilePlaces, address: string): string | null {
  const parts = pathParts(address);
  const known = places.get(parts.at(-1) ?? '') ?? [];
  const ranked = known
    .map((path) => path.split('/'))
    .map((file) => ({ file, same: sameEnd(parts, file) }))
    .sort((one, other) => other.same - one.same);
  const [best] = ranked;
  if (!best || best.same < Math.min(minSame, parts.length)) return null;
  return ofOtherYear(parts, best.file, best.same) ? null : best.file.join('/');
}
