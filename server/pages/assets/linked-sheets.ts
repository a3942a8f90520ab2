import { readFile } from 'node:fs/promises';
import { firstParts, partNames } from '../../framework/vite/part-sheets.ts';

type Manifest = Record<string, { file: string } | undefined>;

interface PartSheet {
  href: string;
  isFirst: boolean;
  classes: Set<string>;
}

async function partSheet(client: string, name: string, file: string): Promise<PartSheet> {
  const css = await readFile(`${client}/${file}`, 'utf8');
  const classes = Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, word = '']) => word);
  return { href: `/${file}`, isFirst: firstParts.includes(name), classes: new Set(classes) };
}

function classesIn(html: string): Set<string> {
  const attributes = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names);
  return new Set(attributes.flatMap((names) => names.split(' ')));
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

function linkTo(href: string, isFirst: boolean): string {
  return `<link rel="stylesheet" href="${href}"${isFirst ? '' : ' fetchpriority="low"'}/>`;
}

function withLinks(html: string, links: string[] = [], place = -1): string {
  if (links.length === 0 || place < 0) return html;
  return html.slice(0, place) + links.join('') + html.slice(place);
}

/**
 * Links the stylesheets of the parts that a document shows
 * (server/framework/vite/part-sheets.ts): by what was rendered, so that no component can forget it.
 */
export async function sheetLinker(client: string, manifest: Manifest) {
  const found = partNames.map((name) => [name, manifest[`${name}.css`]?.file] as const);
  const sheets = await Promise.all(
    found.flatMap(([name, file]) => (file ? partSheet(client, name, file) : [])),
  );
  return (html: string): string => {
    const used = [...classesIn(html)];
    const shown = sheets.filter(({ classes }) => used.some((name) => classes.has(name)));
    const [first, rest] = [true, false].map((isFirst) =>
      shown.filter((sheet) => sheet.isFirst === isFirst).map(({ href }) => linkTo(href, isFirst)),
    );
    return withLinks(withLinks(html, rest, placeFor(html)), first, html.indexOf('</head>'));
  };
}
