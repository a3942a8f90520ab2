import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstBrand } from '../domain/brand/brand.ts';
import { preloadedFaces } from '../domain/brand/stylesheet.ts';
import { bundles, partNames, stylePartOf } from '../server/framework/vite/part-sheets.ts';
import { sourceFiles } from './source-files.ts';

const client = resolve(import.meta.dirname, '../build/client');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(`${client}/.vite/manifest.json`, 'utf8'),
);

/** The files a chunk needs before it runs, itself included. */
function staticFiles(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(imported, seen);
  return seen;
}

/** What the public pages preload. */
function fonts(): string[] {
  return preloadedFaces(firstBrand).map((path) => path.slice(1));
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(`${client}/${file}`)).length;
}

/** Every script a public page can ever fetch: its loader, the islands and all that they import. */
function publicScripts(key = 'app/islands.ts', seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  const imported = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
  for (const next of imported) publicScripts(next, seen);
  return seen;
}

/** The loader, React, and the two sliders of the home page. */
function homeScripts(): Set<string> {
  const sliders = Object.keys(manifest).filter((key) =>
    /(case-carousel|testimonials)\.island/.test(key),
  );
  expect(sliders).toHaveLength(2);
  const files = staticFiles('app/islands.ts');
  for (const key of ['app/hydrate-island.ts', ...sliders]) staticFiles(key, files);
  return files;
}

/** What a page runs by itself beside the loader: at most one of them stands on a template. */
const ownScripts = [
  'app/site/layout/background-video.ts',
  'app/site/case-studies/study/film/film-controls.ts',
  'app/site/insights/article/copy-link.ts',
  'app/site/layout/film-on-request.ts',
];

/** The loader and the largest of `ownScripts`. */
function earlyScripts(): Set<string> {
  const files = staticFiles('app/islands.ts');
  const sizes = ownScripts.map((key) => {
    const own = [...staticFiles(key)];
    return { own, size: own.reduce((sum, file) => sum + brotliSize(file), 0) };
  });
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0];
  for (const file of largest?.own ?? []) files.add(file);
  return files;
}

const sheets = (...names: string[]) => names.map((name) => manifest[`${name}.css`]?.file ?? '');

function largestPart(): string {
  const files = partNames.map((name) => manifest[`${name}.css`]?.file ?? '');
  return files.toSorted((one, other) => brotliSize(other) - brotliSize(one))[0] ?? '';
}

/** Bytes of one KB in the budgets of design.md section 10. */
const kb = 1_024;

const templates = Object.keys(bundles).filter((name) => name.endsWith('-page'));

test.each([
  ['script before any interaction', 2, () => earlyScripts()],
  ['script of the home page with every island awake', 75, () => homeScripts()],
  ['the stylesheet of every page', 7.55, () => sheets('style')],
  ['the largest stylesheet of a part', 1.5, () => [largestPart()]],
  ['the three fonts', 22.5, () => fonts()],
])('%s weighs at most %d KB', (_, budget, files) => {
  const sizes = [...files()].map((file) => ({ file, size: brotliSize(file) }));
  expect(sizes.length).toBeGreaterThan(0);
  const heaviest = sizes.toSorted((one, other) => other.size - one.size);
  const list = heaviest.map(({ file, size }) => `${file} ${size}`).join('\n');
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  expect(total, list).toBeLessThanOrEqual(budget * kb);
});

test.each(templates)(
  'the styles of %s weigh at most 11.5 KB with the first sheet and those of paper',
  (name) => {
    const sizes = sheets('style', name).map(brotliSize);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(11.5 * kb);
  },
);

/** Everything that a file imports, directly or not. */
function reachedFrom(path: string, importsOf: Map<string, string[]>): Set<string> {
  const found = new Set([path]);
  for (const file of found) for (const imported of importsOf.get(file) ?? []) found.add(imported);
  return found;
}

test('a screen of the back office links the styles of each part that it uses', () => {
  const importsOf = new Map(sourceFiles().map(({ path, imports }) => [path, imports]));
  const screens = Object.entries(manifest).filter(([key]) => /^app\/admin\/.*route$/.test(key));
  const uses = screens.flatMap(([key, { css = [] }]) => {
    const reached = [...reachedFrom(key.replace(/\?.*$/, ''), importsOf)].filter((file) =>
      file.endsWith('.css'),
    );
    const used = new Set(reached.flatMap((file) => stylePartOf(file) ?? []));
    return [...used].map((part) => ({ key, part, css }));
  });
  expect([...new Set(uses.map(({ part }) => part))].sort()).toEqual(
    expect.arrayContaining(['focus', 'forms', 'preview']),
  );
  const shell = Object.entries(manifest).find(([key]) => key.startsWith('app/admin/layout.tsx'));
  // Around a screen stands the shell, with its own links.
  const missing = uses.filter(
    ({ part, css }) =>
      ![...css, ...(shell?.[1].css ?? [])].includes(manifest[`${part}.css`]?.file ?? ''),
  );
  expect(missing.map(({ key, part }) => `${key}: ${part}`)).toEqual([]);
});

test('nothing that a public page loads by itself brings React', () => {
  const early = ['app/islands.ts', ...ownScripts].flatMap((key) => [...staticFiles(key)]);
  const react = [...staticFiles('app/hydrate-island.ts')].filter((file) => /react/.test(file));
  expect(react).not.toEqual([]);
  expect(early.filter((file) => react.includes(file))).toEqual([]);
});

test('the browser gets nothing of the server', () => {
  const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  const secrets = /node:sqlite|argon2|kysely|nodemailer|DATABASE_URL|sanitize-html/i;
  expect(scripts.length).toBeGreaterThan(5);
  const leaks = scripts.filter((name) =>
    secrets.test(readFileSync(`${client}/assets/${name}`, 'utf8')),
  );
  expect(leaks).toEqual([]);
});

test('R-L-08 no script of a browser holds the messages or reads their format', () => {
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  const catalogue =
    /IntlMessageFormat|MISSING_INTL_API|\{count, plural|إغلاق القائمة|فہرست بند کیجیے/;
  const server = readdirSync(resolve(client, '../bundle'));
  const bundles = server.filter((name) => name.endsWith('.js')).map((name) => `../bundle/${name}`);
  expect(filesWith(catalogue, bundles), 'the pattern finds it where it is').not.toEqual([]);
  expect(
    filesWith(
      catalogue,
      names.map((name) => `assets/${name}`),
    ),
  ).toEqual([]);
});

test("the browser gets zod's functions without its error texts in fifty languages", () => {
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  const german = /Ungültige Eingabe/;
  expect(filesWith(german, ['../../node_modules/zod/v4/locales/de.js'])).toHaveLength(1);
  expect(
    filesWith(
      german,
      names.map((name) => `assets/${name}`),
    ),
  ).toEqual([]);
});

test('a build has nothing of live reload', () => {
  const development = /site:changed|site:styles|@vite\/client|inject-hmr-runtime/;
  const names = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  expect(Object.keys(manifest).filter((key) => key.startsWith('app/development'))).toEqual([]);
  expect(
    filesWith(
      development,
      names.map((name) => `assets/${name}`),
    ),
  ).toEqual([]);
});

function filesWith(pattern: RegExp, files: Iterable<string>): string[] {
  return [...files].filter((file) => pattern.test(readFileSync(`${client}/${file}`, 'utf8')));
}

test('no public page can load the back office or its Mantine', () => {
  const mantine = /mantine-color|userInfo|admin\/portal/;
  const scripts = publicScripts();
  expect(scripts.size).toBeGreaterThan(5);
  expect(filesWith(mantine, scripts)).toEqual([]);
  const gate = Object.keys(manifest).find((key) => /^app\/admin\/layout\.tsx\?.*route$/.test(key));
  const shell = staticFiles(gate ?? '');
  expect(filesWith(mantine, shell), 'the pattern finds it where it is').not.toEqual([]);
});

test("public pages bring the site's one stylesheet, the back office the styles of its screens", () => {
  const site = manifest['style.css']?.file ?? '';
  expect(filesWith(/(?<!data-)mantine-/, [site])).toEqual([]);
  const global = readdirSync(`${client}/assets`).find((name) => /^admin-.*\.css$/.test(name));
  expect(filesWith(/mantine-color/, [`assets/${global}`])).toHaveLength(1);
  const styled = Object.entries(manifest).flatMap(([key, { css = [] }]) =>
    css.map((file) => ({ key, file })),
  );
  const root = styled.filter(({ file }) => file === site).map(({ key }) => key);
  expect(root).toEqual([expect.stringMatching(/^app\/root\.tsx/)]);
  const office = new Set(styled.filter(({ file }) => file !== site).map(({ key }) => key));
  const reached = [
    'app/islands.ts',
    ...Object.keys(manifest).filter((key) => key.startsWith('app/site/')),
  ];
  expect(office.size).toBeGreaterThan(10);
  expect(reached.filter((key) => [...chunksFrom(key)].some((chunk) => office.has(chunk)))).toEqual(
    [],
  );
});

test('a screen links the styles of each chunk that it loads', () => {
  const styles = Object.keys(manifest).filter((key) => /^_.*\.css$/.test(key));
  expect(styles.length).toBeGreaterThan(0);
  const linked = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  expect(styles.filter((key) => !linked.has(manifest[key]?.file ?? ''))).toEqual([]);
  const built = new Set(readdirSync(`${client}/assets`).map((name) => `assets/${name}`));
  expect([...linked].filter((file) => !built.has(file))).toEqual([]);
});

test('the portal needs few files, and none of them import each other', () => {
  const keys = ['app/entry.client.tsx', 'app/root.tsx', 'app/admin/layout.tsx'];
  const portal = [...keys, 'app/admin/operations/portal/portal.tsx'].map(
    (name) => Object.keys(manifest).find((key) => key.startsWith(name)) ?? name,
  );
  const files = new Set(portal.flatMap((key) => [...staticFiles(key)]));
  expect(files.size).toBeGreaterThan(portal.length);
  expect([...files].length, [...files].join('\n')).toBeLessThanOrEqual(30);
  const importing = Object.entries(manifest).map(([key, { imports = [] }]) => ({ key, imports }));
  const back = importing.filter(({ key, imports }) =>
    imports.some((next) => staticFiles(next).has(manifest[key]?.file ?? '')),
  );
  expect(back).toEqual([]);
});

/** The keys of a chunk and of all that it can load. */
function chunksFrom(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    chunksFrom(next, seen);
  return seen;
}

test('no class of a module has the name of a global one', () => {
  const folder = resolve(import.meta.dirname, '../app/styles');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const own = sheets.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  // Modules' classes are built as a letter and a number (vite.config.ts).
  const names = new Set(Array.from(own.matchAll(/^\s*\.([a-z]+\d+)\b/gm), ([, name]) => name));
  expect([...names]).toContain('d3');
  const built = readFileSync(`${client}/${manifest['style.css']?.file}`, 'utf8');
  const twice = [...names].filter((name) => built.split(`.${name}{`).length !== 2);
  expect(twice).toEqual([]);
});

/** Packages that a production installation has: the lock file marks the others. */
function productionPackages(): Set<string> {
  const lock = readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8');
  const packages: Record<string, { dev?: boolean; devOptional?: boolean }> =
    JSON.parse(lock).packages;
  const names = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  return new Set(names.map(([path]) => path.replace(/^node_modules\//, '')));
}

test('a built site starts with the production packages alone', () => {
  const folder = resolve(import.meta.dirname, '../build/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  const asked = scripts.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const imports = text.matchAll(
      /^(?:import|export)\b[^;'"]*?["']((?:@[^/"']+\/)?[^#./"'][^/"']*)/gm,
    );
    return Array.from(imports, ([, from = '']) => from).filter((from) => !from.startsWith('node:'));
  });
  expect(asked).toContain('react-router');
  const present = productionPackages();
  expect([...new Set(asked)].filter((name) => !present.has(name))).toEqual([]);
});

test('no script of a public page listens to unload, which would cost the way back', () => {
  const scripts = [...publicScripts()].map((file) => readFileSync(`${client}/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => /["'`.](on)?(before)?unload\b/.test(text))).toEqual([]);
  expect('addEventListener("unload",f)').toMatch(/["'`.](on)?(before)?unload\b/);
});
