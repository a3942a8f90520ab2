import { encodedPath } from '../../../../domain/content/addresses/address.ts';
import { attribute, elements, type Parent, setAttribute } from '../../../html/tree.ts';
import { baseOfPaths } from '../../source-text.ts';
import { markdownFile, markdownPath } from './markdown-paths.ts';

/** Where a text stands by its place alone: an address that it has beside the one it sets itself. */
export function addressOfPlace(file: string): string {
  const { folders, slug, date } = markdownPath(file);
  const day = date === '' ? [] : date.split('-');
  const parts = [...folders, ...day, slug].filter(Boolean).map(encodeURIComponent);
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** Paths by their last part, of a folder that is read text by text. */
const indexes = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

function pathsNamed(name: string, known: ReadonlySet<string>): string[] {
  const index = indexes.get(known) ?? Map.groupBy(known, nameOf);
  indexes.set(known, index);
  return index.get(nameOf(name)) ?? [];
}

const endsWith = (path: string, end: string) =>
  path.toLowerCase() === end.toLowerCase() || path.toLowerCase().endsWith(`/${end.toLowerCase()}`);

/** What a name in double brackets means: a text or a picture anywhere in the folder; null for none. */
export function fileLink(name: string, known: ReadonlySet<string>): string | null {
  const composed = name.normalize();
  const [found] = [composed, `${composed}.md`].flatMap((one) =>
    pathsNamed(one, known).filter((path) => endsWith(path, one)),
  );
  if (found === undefined) return null;
  return markdownFile.test(found) ? addressOfPlace(found) : `/${encodedPath(found)}`;
}

function placeOf(path: string, file: string): string {
  const { pathname = '' } = URL.parse(path, new URL(`/${encodedPath(file)}`, baseOfPaths)) ?? {};
  try {
    return decodeURIComponent(pathname).normalize().slice(1);
  } catch {
    return '';
  }
}

/** Links from file to file lead to the addresses of their texts. */
export function linkFiles(root: Parent, file: string, known: ReadonlySet<string>): void {
  for (const link of elements(root, 'a')) {
    const [path = '', hash] = (attribute(link, 'href') ?? '').split('#', 2);
    if (!markdownFile.test(path) || /^[a-z][\w+.-]*:|^\/\//i.test(path)) continue;
    const place = placeOf(path, file);
    const found = pathsNamed(place, known).find((one) => endsWith(one, place));
    if (found) setAttribute(link, 'href', addressOfPlace(found) + (hash ? `#${hash}` : ''));
  }
}
