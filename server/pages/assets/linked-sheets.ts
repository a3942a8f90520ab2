import { readFile, stat } from 'node:fs/promises';
import { firstViewEnd, sheetsAwaited } from '../../../domain/first-paint.ts';
import {
  bundles,
  drawnLater,
  firstParts,
  globalParts,
  partNames,
} from '../../framework/vite/part-sheets.ts';

type Manifest = Record<string, { file: string } | undefined>;

interface Sheet {
  file: string;
  parts: string[];
  /** As they are sent. */
  bytes: number;
}

/** Whether a page shows a part, by its class names or its whole text. */
type IsShown = (classes: Set<string>, html: string) => boolean;

async function shownWhere(name: string, path: string): Promise<IsShown> {
  const global = globalParts.find((part) => part.name === name);
  if (global) return (_, html) => global.pages.test(html);
  const css = await readFile(path, 'utf8');
  const own = Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, word = '']) => word);
  return (classes) => own.some((word) => classes.has(word));
}

const classStart = ' class="';

/** Looked for by hand: an expression took a twentieth of a render. */
function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  let start = html.indexOf(classStart);
  while (start >= 0) {
    const end = html.indexOf('"', start + classStart.length);
    attributes.add(html.slice(start + classStart.length, end));
    start = html.indexOf(classStart, end);
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}

/** Bytes that a sheet spares a page which would need these parts by themselves. */
function spared({ parts, bytes }: Sheet, needed: Set<string>, alone: Map<string, Sheet>): number {
  const shown = parts.filter((name) => needed.has(name));
  return shown.reduce((sum, name) => sum + (alone.get(name)?.bytes ?? 0), -bytes);
}

/** Few bytes that hold these parts, maybe with one that the page does not show. */
function sheetsFor(parts: string[], shared: Sheet[], alone: Map<string, Sheet>): Sheet[] {
  const needed = new Set(parts);
  const chosen: Sheet[] = [];
  for (;;) {
    const sparing = (sheet: Sheet) => spared(sheet, needed, alone);
    const best = shared.toSorted((one, other) => sparing(other) - sparing(one))[0];
    if (!best || sparing(best) <= 0) break;
    chosen.push(best);
    for (const name of best.parts) needed.delete(name);
  }
  return [...chosen, ...[...needed].flatMap((name) => alone.get(name) ?? [])];
}

const firstView =
  /<main id="main">(?:<script[^>]*>[^<]*<\/script>)*<section[^>]* data-(?:ground="night"|first-view)/;

type Place = 'head' | 'below';

/** What comes after the first view is linked at its end, and not waited for (app/ui/island.tsx). */
function placeOf({ parts }: Sheet, hasView: boolean): Place {
  return hasView && !parts.some((name) => firstParts.includes(name)) ? 'below' : 'head';
}

function linksIn(place: Place, sheets: Sheet[], hasView: boolean): string {
  const priority = place === 'head' ? '' : ' fetchpriority="low"';
  return sheets
    .filter((sheet) => placeOf(sheet, hasView) === place)
    .map(({ file }) => `<link rel="stylesheet" href="/${file}"${priority}/>`)
    .join('');
}

function insertBefore(html: string, mark: string, text: string, from = 0): string {
  const at = html.indexOf(mark, from);
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at);
}

/**
 * Links the stylesheets of the parts that a document shows
 * (server/framework/vite/part-sheets.ts): by what was rendered, so that no component can forget it.
 */
export async function sheetLinker(client: string, manifest: Manifest) {
  async function sheetOf(name: string, parts: string[]): Promise<Sheet[]> {
    const file = manifest[`${name}.css`]?.file;
    if (!file) return [];
    const path = `${client}/${file}`;
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    return [{ file, parts, bytes: size }];
  }
  const alone = new Map<string, Sheet>();
  const shownIn = new Map<string, IsShown>();
  for (const name of partNames) {
    for (const sheet of await sheetOf(name, [name])) {
      alone.set(name, sheet);
      shownIn.set(name, await shownWhere(name, `${client}/${sheet.file}`));
    }
  }
  const shared = await Promise.all(
    Object.entries(bundles).map(([name, parts]) => sheetOf(name, parts)),
  );
  const known = new Map<string, Sheet[]>();
  function sheetsOf(html: string): Sheet[] {
    const classes = classesIn(html);
    const isShown = (name = '') => shownIn.get(name)?.(classes, html) ?? false;
    const parts = [...shownIn.keys()].filter((name) => isShown(name) || isShown(drawnLater[name]));
    const key = parts.join();
    const sheets = known.get(key) ?? sheetsFor(parts, shared.flat(), alone);
    known.set(key, sheets);
    return sheets;
  }
  return (html: string): string => {
    if (!html.includes('</head>')) return html;
    // Sign-in, a screen of the back office, has linked its own.
    const sheets = sheetsOf(html).filter(({ file }) => !html.includes(`href="/${file}`));
    const isExpected = html.includes(`href="#${firstViewEnd}"`);
    // A frame is read as soon as it is written, and its parser waits for a sheet in the body.
    const view = isExpected ? firstView.exec(html) : null;
    const links = (place: Place) => linksIn(place, sheets, view !== null);
    const mark = isExpected ? `<i id="${firstViewEnd}" hidden=""></i>` : '';
    const end = view ? '</section>' : '</body>';
    const below = links('below');
    const wait = below && `<script>${sheetsAwaited}</script>`;
    const filled = insertBefore(html, end, mark + below + wait, view?.index);
    return insertBefore(filled, '</head>', links('head'));
  };
}
