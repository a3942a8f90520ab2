import { elements, type Node } from '../../html/tree.ts';

const direct = new Set(['href', 'src', 'poster']);
const lists = new Set(['srcset', 'imagesrcset']);

/** In props of islands and in other texts of attributes, which scripts read. */
const fileInText = /\/(?:media|assets)\/[^\s"'\\,()<>]+/g;

function addressesOf(name: string, value: string, origin: string): string[] {
  if (direct.has(name)) return [value];
  if (lists.has(name)) return value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '');
  if (name === 'content') return value.startsWith(origin) ? [value] : [];
  return value.match(fileInText) ?? [];
}

/** What a page names: pages, files, pictures in every size. */
export function addressesIn(page: Node, origin: string): string[] {
  const found = elements(page).flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => addressesOf(name, value, origin)),
  );
  return found.filter((address) => address !== '');
}

/** In a style sheet. */
export function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address);
}

const assetName = /[\w./-]*[\w-]+\.(?:js|css|woff2|svg)\b/g;

/** Files of the build that a script names, whose paths are relative to it or to the site. */
export function assetsInScript(script: string, known: ReadonlySet<string>): string[] {
  const names = new Set(script.match(assetName)?.map((path) => path.split('/').at(-1) ?? ''));
  return [...names].filter((name) => known.has(name)).map((name) => `/assets/${name}`);
}
