import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Where each kind of id is listed, as the first cell of a row. */
const lists: [path: string, row: RegExp][] = [
  ['docs/requirements.md', /^\| (§[\d.]+|R-[\dXPBSLIA][\d.]*-\d\d|[DG]\d{1,2}) \|/gm],
  ['docs/threats.md', /^\| (T\d\d) \|/gm],
  ['docs/faults.md', /^\| (F\d\d) \|/gm],
  ['docs/design.md', /^\| (\d+) \|/gm],
];

/** An id: no part of a word, an escape of an address, a colour, or a time of day. */
const id = String.raw`(?<![\w%#-])(?:R-[\dXPBSLIA][\d.]*-\d\d|[DG]\d{1,2}|[TRF]\d\d|§\d(?:\.\d)?)(?![\w%]|[:-]\d)`;
const single = new RegExp(id, 'g');
const range = new RegExp(`(${id})(?: to | ?[–…] ?)(${id}|\\d\\d\\b)`, 'g');

/** These hold ids that are made up. */
const madeUp = ['tests/references.test.ts', 'tests/security/security-md.test.ts'];

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\0')
  .filter((path) => path !== '' && path !== 'package-lock.json' && existsSync(path));

function texts(): [path: string, text: string][] {
  return files
    .filter((path) => !madeUp.includes(path))
    .map((path): [string, Buffer] => [path, readFileSync(path)])
    .filter(([, bytes]) => !bytes.includes(0))
    .map(([path, bytes]) => [path, bytes.toString()]);
}

function listed(): string[] {
  const pages = globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 4));
  const rows = lists.flatMap(([path, row]) =>
    [...readFileSync(path, 'utf8').matchAll(row)].map(([, name = '']) =>
      path === 'docs/design.md' ? `design.md ${name}` : name,
    ),
  );
  return [...rows, ...pages.map((number) => `decision ${number}`)];
}

/** `R-2.7-11…14` as all four of them; nothing when the ends are of different kinds. */
function between(first: string, last: string): string[] {
  const digits = /\d+$/.exec(first)?.[0] ?? '';
  const prefix = first.slice(0, first.length - digits.length);
  const end = last.startsWith(prefix) ? last.slice(prefix.length) : last;
  if (prefix === '§' || !/^\d+$/.test(end)) return [];
  return Array.from(
    { length: Math.max(0, Number(end) - Number(digits) + 1) },
    (_, index) => prefix + String(Number(digits) + index).padStart(digits.length, '0'),
  );
}

function namedIn(text: string): string[] {
  const sections = text.matchAll(/design\.md,? (?:sections? )?(\d+)(?: and (\d+))?/g);
  const decisions = text.matchAll(/\bdecisions?[ /](\d{4})\b(?: (?:to|and) (\d{4})\b)?/gi);
  return [
    ...(text.match(single) ?? []),
    ...[...text.matchAll(range)].flatMap(([, first = '', last = '']) => between(first, last)),
    ...[...sections].flatMap((match) => numbers(match).map((number) => `design.md ${number}`)),
    ...[...decisions].flatMap((match) => numbers(match).map((number) => `decision ${number}`)),
  ];
}

function numbers([, ...groups]: (string | undefined)[]): string[] {
  return groups.filter((group) => group !== undefined);
}

/** What a text names and no list has. */
function dangling(text: string, known: Set<string>): string[] {
  return [...new Set(namedIn(text))].filter((name) => !known.has(name));
}

test('every id that a file names is in its list', () => {
  const known = new Set(listed());
  const missing = texts().flatMap(([path, text]) =>
    dangling(text, known).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no id is listed twice', () => {
  const all = listed();
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('decisions are numbered without gaps', () => {
  const pages = listed().filter((name) => name.startsWith('decision '));
  expect(pages.sort()).toEqual(
    pages.map((_, index) => `decision ${String(index + 1).padStart(4, '0')}`),
  );
});

/** Here Markdown is what people bring. */
const broughtPages = 'server/moving/readers/markdown/';

test('every page that comments and docs name exists', () => {
  const pages = new Set(files.filter((path) => path.endsWith('.md')));
  const here = (path: string, page: string) =>
    [page, join(dirname(path), page), `docs/${page}`].some((place) => pages.has(place));
  const ours = texts().filter(([path]) => !path.startsWith(broughtPages));
  const missing = ours.flatMap(([path, text]) =>
    (text.match(/(?<![\w/.*-])(?:[\w.-]+\/)*[\w-]+\.md\b/g) ?? [])
      .filter((page) => !here(path, page))
      .map((page) => `${path}: ${page}`),
  );
  expect(missing).toEqual([]);
});

/** Of a file that is named by the end of its path: which of them no file has. */
function goneFiles(text: string, ends: Set<string>): string[] {
  const names =
    text.match(/(?<![\w/.*<{#@-])(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css)\b/g) ?? [];
  return names.filter((name) => !ends.has(name));
}

test('every source file that comments and docs name exists', () => {
  // Files that a reader makes, and made-up styles.
  const examples = ['CONTRIBUTING.md', 'CHANGELOG.md', 'tests/style-modules.test.ts'];
  const partsOf = (path: string) => path.split('/');
  const ends = new Set(
    files.flatMap((path) => partsOf(path).map((_, at) => partsOf(path).slice(at).join('/'))),
  );
  const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/g;
  const gone = texts().flatMap(([path, text]) => {
    if (examples.includes(path) || !/\.(md|tsx?|mjs|css)$/.test(path)) return [];
    const words = path.endsWith('.md') ? text : (text.match(comments) ?? []).join('\n');
    return goneFiles(words, ends).map((name) => `${path}: ${name}`);
  });
  expect(gone).toEqual([]);
  expect(goneFiles('app/gone.tsx, references.test.ts', ends)).toEqual(['app/gone.tsx']);
});

test('ids without a line are found, alone and within a range (negative control)', () => {
  const known = new Set(listed());
  expect(dangling('R-9-99, D71 and T98: decision 0000', known)).toEqual([
    'R-9-99',
    'D71',
    'T98',
    'decision 0000',
  ]);
  expect(dangling('D69 to D72, R-9-21…24', known)).toEqual(['D72', 'D71', 'R-9-23', 'R-9-24']);
  expect(dangling('design.md sections 5 and 12, §2.9', known)).toEqual(['§2.9', 'design.md 12']);
  expect(dangling('%D9%85 #D99 T00:00:00 T98-00-00Z', known)).toEqual([]);
});
