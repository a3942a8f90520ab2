import { expect, test } from 'vitest';
import { allFiles, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();

/** Who may import whom: a folder, and the folders it may import besides itself. */
const mayImport: Record<string, string[]> = {
  // The pages there are, as data: it imports nothing.
  'app/routes': [],
  domain: ['app/routes'],
  'page-cache': [],
  db: ['domain'],
  media: ['domain'],
  mail: ['domain', 'db'],
  'app/styles': [],
  // The drawings of the site itself, which the back office shows, too.
  'app/pictures': [],
  'app/ui': ['domain', 'app/styles'],
  'app/site': ['app/ui', 'app/context', 'app/pictures', 'domain'],
  'app/admin': ['app/ui', 'app/pictures', 'domain'],
  // Types only.
  'app/context': ['domain', 'db', 'media', 'page-cache'],
  // Of app only the build's entry and its context: pages are not known to the server.
  server: [
    'app/context',
    'app/routes',
    'app/entry.server',
    'page-cache',
    'mail',
    'media',
    'db',
    'domain',
    'content',
  ],
  content: ['domain', 'db', 'media'],
};

/** What may import anything, and is imported by nothing but itself and the tests. */
const outer = ['tests', 'bench', 'scripts'];

function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first !== 'app') return first;
  return second.includes('.') ? `app/${second.replace(/\.\w+$/, '')}` : `app/${second}`;
}

/** Whether a file of one room may import a file of another. */
function isAllowed(from: string, to: string): boolean {
  if (outer.includes(to)) return outer.includes(from);
  const allowed = mayImport[from];
  if (from === to || allowed === undefined) return true;
  return allowed.some((room) => to === room || to.startsWith(`${room}/`));
}

function wrongImports(all: SourceFile[]): string[] {
  return all.flatMap(({ path, imports }) =>
    imports
      .filter((imported) => !isAllowed(folderOf(path), folderOf(imported)))
      .map((imported) => `${path} -> ${imported}`),
  );
}

/** A test may import anything, wherever it stands. */
function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

/** Import circles as the list of their files, found by walking depth first. */
function circles(all: SourceFile[]): string[] {
  const byPath = new Map(all.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  function walk(path: string, trail: string[]): void {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const imported of byPath.get(path)?.imports ?? []) walk(imported, [...trail, path]);
    done.add(path);
  }
  for (const { path } of all) walk(path, []);
  return found;
}

test('imports go down only, in scripts and benches, too', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(wrongImports(allFiles().filter(({ path }) => !isTest(path)))).toEqual([]);
});

test('a page that imports the database is found (negative control)', () => {
  const page = { path: 'app/site/home/home.tsx', text: '', imports: ['db/content/blogs.ts'] };
  expect(wrongImports([page])).toEqual(['app/site/home/home.tsx -> db/content/blogs.ts']);
});

test('no import circle', () => {
  expect(circles(files)).toEqual([]);
});

test('a circle is found (negative control)', () => {
  const one = { path: 'db/one.ts', text: '', imports: ['db/two.ts'] };
  const two = { path: 'db/two.ts', text: '', imports: ['db/one.ts'] };
  expect(circles([one, two])).toEqual(['db/one.ts -> db/two.ts -> db/one.ts']);
});

test('app/context.ts imports types only, apart from the router', () => {
  const context = files.find(({ path }) => path === 'app/context.ts');
  expect(context?.text).not.toMatch(/^import (?!type )[^;]*'\.\.?\//m);
});

test('only server/config.ts reads the environment', () => {
  const readers = files.filter(({ text }) => /process\.env/.test(text)).map(({ path }) => path);
  expect(readers).toEqual(['server/config.ts']);
});

test('tables are read and written in db/ and by the first content only', () => {
  const asking = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
  const askers = files.filter(
    ({ path, text }) => !/^(?:db|content)\//.test(path) && asking.test(text),
  );
  expect(askers.map(({ path }) => path)).toEqual([]);
});

test('no drawer folders and no barrel files', () => {
  const drawers = files.filter(({ path }) =>
    /(^|\/)(utils?|helpers?|misc|common|services)\/|\/index\.tsx?$/.test(path),
  );
  expect(drawers.map(({ path }) => path)).toEqual([]);
});

test('islands take their ids as props: useId would differ between server and browser', () => {
  const users = files.filter(
    ({ path, text }) => path.endsWith('.island.tsx') && /\buseId\(/.test(text),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test('every island that a page names has a file that exports its component', () => {
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/<Island\b[^>]*?name="([a-z-]+)"/gs)].map(([, name = '']) => name),
  );
  const exported = files
    .filter(({ path }) => path.endsWith('.island.tsx'))
    .map(({ path, text }) => ({
      name: path.replace(/.*\/(.*)\.island\.tsx/, (_, name) => name),
      text,
    }));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) {
    const component = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const file = exported.find((candidate) => candidate.name === name);
    expect(file?.text, name).toContain(`export function ${component}(`);
  }
});
