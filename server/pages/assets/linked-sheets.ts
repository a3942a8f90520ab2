import { readFile } from 'node:fs/promises';
import { bundles, partNames } from '../../framework/vite/part-sheets.ts';

type Manifest = Record<string, { file: string } | undefined>;

interface PartSheet {
  name: string;
  classes: Set<string>;
}

async function partSheet(client: string, name: string, file: string): Promise<PartSheet> {
  const css = await readFile(`${client}/${file}`, 'utf8');
  const classes = Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, word = '']) => word);
  return { name, classes: new Set(classes) };
}

const classStart = ' class="';

/** Looked for by hand: an expression took a twentieth of a render. */
function classAttributesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  let start = html.indexOf(classStart);
  while (start >= 0) {
    const end = html.indexOf('"', start + classStart.length);
    attributes.add(html.slice(start + classStart.length, end));
    start = html.indexOf(classStart, end);
  }
  return attributes;
}

const hero = /<main id="main">(?:<script[^>]*>[^<]*<\/script>)*<section[^>]* data-ground="night"/;

/**
 * At the end of a hero, which then paints without waiting for what comes after it; in the head of
 * pages without one.
 */
function placeFor(html: string): number {
  const [start] = hero.exec(html) ?? [];
  return start === undefined
    ? html.indexOf('</head>')
    : html.indexOf('</section>', html.indexOf(start));
}

const largestFirst = Object.entries(bundles).toSorted(
  ([, one], [, other]) => other.length - one.length,
);

/** As few files as hold these parts and nothing else. */
function filesFor(parts: string[]): string[] {
  const bundle = largestFirst.find(([, names]) => names.every((name) => parts.includes(name)));
  if (!bundle) return parts;
  const [name, names] = bundle;
  return [name, ...parts.filter((part) => !names.includes(part))];
}

/**
 * Links the stylesheets of the parts that a document shows
 * (server/framework/vite/part-sheets.ts): by what was rendered, so that no component can forget it.
 */
export async function sheetLinker(client: string, manifest: Manifest) {
  const fileOf = (name: string) => manifest[`${name}.css`]?.file;
  const sheets = await Promise.all(
    partNames.flatMap((name) => {
      const file = fileOf(name);
      return file ? partSheet(client, name, file) : [];
    }),
  );
  const sheetsOf = new Map<string, PartSheet[]>();
  for (const sheet of sheets) {
    for (const name of sheet.classes) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
  }
  return (html: string): string => {
    const used = new Set<PartSheet>();
    for (const attribute of classAttributesIn(html)) {
      for (const name of attribute.split(' ')) {
        for (const sheet of sheetsOf.get(name) ?? []) used.add(sheet);
      }
    }
    // In the order of their parts, which is that of the cascade.
    const shown = sheets.filter((sheet) => used.has(sheet));
    const links = filesFor(shown.map(({ name }) => name)).map(
      (name) => `<link rel="stylesheet" href="/${fileOf(name)}" fetchpriority="low"/>`,
    );
    const place = placeFor(html);
    if (links.length === 0 || place < 0) return html;
    return html.slice(0, place) + links.join('') + html.slice(place);
  };
}
