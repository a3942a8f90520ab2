import { elementsIn } from './html.ts';

export interface Answer {
  status: number;
  /** The address of a redirect. */
  location?: string;
  /** Empty for anything that is not a page. */
  html: string;
}

export interface CrawledPage extends Answer {
  path: string;
  /** The page that led here first. */
  from: string;
}

/** Which attributes of which elements name files of a page. */
const files = [
  ['img', 'src'],
  ['img', 'srcset'],
  ['source', 'src'],
  ['source', 'srcset'],
  ['video', 'poster'],
  ['script', 'src'],
  ['link', 'href'],
] as const;

/** The addresses of a srcset, or the one of another attribute, without widths such as 480w. */
function namedIn(value: string): string[] {
  return value.split(', ').map((candidate) => candidate.trim().split(' ')[0] ?? '');
}

function addressesIn(html: string, withFiles: boolean): string[] {
  const links = elementsIn(html, 'a').map(({ attributes }) => attributes.href ?? '');
  if (!withFiles) return links;
  const named = files.flatMap(([name, attribute]) =>
    elementsIn(html, name).flatMap(({ attributes }) => namedIn(attributes[attribute] ?? '')),
  );
  return [...links, ...named.filter((address) => address !== '')];
}

/** Paths of this site, with their query, that a page names. */
function innerPaths(html: string, origin: string, path: string, withFiles: boolean): string[] {
  return addressesIn(html, withFiles)
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Every page that links lead to from the home page on, and on wish every file that pages name. */
export async function crawl(
  ask: (path: string) => Promise<Answer>,
  { origin, withFiles = false }: { origin: string; withFiles?: boolean },
): Promise<CrawledPage[]> {
  const found = new Map([['/', '/']]);
  const pages: CrawledPage[] = [];
  for (const [path, from] of found) {
    const answer = await ask(path);
    pages.push({ path, from, ...answer });
    for (const inner of innerPaths(answer.html, origin, path, withFiles)) {
      if (!found.has(inner)) found.set(inner, path);
    }
  }
  return pages;
}

/** Addresses that a page of a safe site may not load from: they are sent and answered in the open. */
export function mixedContent({ html }: CrawledPage): string[] {
  return files
    .flatMap(([name, attribute]) =>
      elementsIn(html, name).map(({ attributes }) => attributes[attribute] ?? ''),
    )
    .filter((address) => address.startsWith('http://'));
}

/** Pages of the list that no other page links to. */
export function orphans(paths: string[], pages: CrawledPage[]): string[] {
  const reached = new Set(pages.map(({ path }) => path));
  return paths.filter((path) => !reached.has(path));
}

export function titleOf({ html }: Pick<CrawledPage, 'html'>): string {
  return elementsIn(html, 'title')[0]?.text ?? '';
}

/** Texts that stand in the list more than once, each time but the first. */
export function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
