import { type SourceFile, sourceFiles } from './source-files.ts';

/** First content, and the same texts again in another language. */
const written =
  /^(content\/(blogs|case-studies|location-pages|editions\/[a-z]+)|domain\/messages\/(?!en\/)[a-z]+)\//;

/** Every TypeScript file of the product that is a program and not a text. */
export function programFiles(): SourceFile[] {
  return sourceFiles().filter(({ path }) => !written.test(path));
}

const kindName =
  /(['"`])(blogs?|case-stud(?:y|ies)|case_stud(?:y|ies)|location-pages?|location_pages?)\1/;

export function filesNamingKinds(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !/^(domain\/content\/kinds|db\/migrations)\//.test(path))
    .filter(({ text }) => kindName.test(text))
    .map(({ path }) => path);
}

const exportedName =
  /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Names that the router reads in route modules and in its entry files. */
const routerNames = new Set(
  `loader action headers meta links handle default clientLoader clientAction clientMiddleware
  HydrateFallback ErrorBoundary Layout handleError shouldRevalidate`.split(/\s+/),
);
const migrationNames = new Set(['up', 'down', 'name']);

function exportsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(exportedName)].map(([, name = '']) => name);
}

export function namesExportedTwice(files: SourceFile[]): string[] {
  const owners = Map.groupBy(
    files
      .filter(({ path }) => !path.startsWith('db/migrations/'))
      .flatMap((file) => exportsOf(file).map((name) => ({ name, path: file.path }))),
    ({ name }) => name,
  );
  return [...owners]
    .filter(([name]) => !routerNames.has(name) && !migrationNames.has(name))
    .filter(([, paths]) => new Set(paths.map(({ path }) => path)).size > 1)
    .map(([name]) => name);
}

/** @param all with tests, scripts and benches */
export function unusedExports(files: SourceFile[], all: SourceFile[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of all) {
    for (const [word] of text.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      users.set(word, (users.get(word) ?? new Set()).add(path));
    }
  }
  return files
    .filter(({ path }) => !path.startsWith('db/migrations/'))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => !routerNames.has(name))
        .filter((name) => users.get(name)?.size === 1)
        .map((name) => `${file.path}: ${name}`),
    );
}

const textsDeclared = /^export const (\w+Texts)\b.* = \{\n([\s\S]*?)^\}/gm;
const importsAndComments = /^import [\s\S]*?;$|\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** @returns null where the whole object goes on, or a key is found by a variable */
function keysUsed(name: string, { text }: SourceFile): string[] | null {
  const [, alias = name] = text.match(`\\b${name} as (\\w+)`) ?? [];
  const uses = text
    .replace(importsAndComments, '')
    .replace(`export const ${name}`, '')
    .matchAll(
      new RegExp(`(?:\\{([^{}]*)\\} = )?(?<![\\w./'-])${alias}\\b(?!['/-])(?:\\.(\\w+))?`, 'g'),
    );
  const keys: string[] = [];
  for (const [, several = '', one] of uses) {
    if (!one && !several) return null;
    keys.push(...(one ? [one] : several.split(/\W+/)));
  }
  return keys;
}

/** Keys of exported texts of the back office that no file reads. */
export function unusedTexts(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('app/admin/'))
    .flatMap((file) =>
      [...file.text.matchAll(textsDeclared)].flatMap(([, name = '', body = '']) => {
        const users = files.filter(({ imports }) => imports.includes(file.path));
        const used = [file, ...users]
          .filter(({ text }) => text.includes(name))
          .map((user) => keysUsed(name, user));
        if (used.includes(null)) return [];
        return Array.from(body.matchAll(/^ {2}'?(\w+)'?[:,(]/gm), ([, key = '']) => key)
          .filter((key) => !used.flat().includes(key))
          .map((key) => `${file.path}: ${name}.${key}`);
      }),
    );
}

export function fullestFolders(files: SourceFile[]): [folder: string, count: number][] {
  const folders = Map.groupBy(files, ({ path }) => path.replace(/\/[^/]*$/, ''));
  return [...folders]
    .filter(([folder]) => folder !== 'db/migrations')
    .map(([folder, inside]): [string, number] => [folder, inside.length])
    .sort((a, b) => b[1] - a[1]);
}

/** Of three declarations or more. */
export function repeatedBlocks(styles: string[]): { repeated: number; all: number } {
  const blocks = styles
    .flatMap((text) => [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)])
    .map(([, body = '']) =>
      body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
        .sort(),
    )
    .filter((lines) => lines.length >= 3)
    .map((lines) => lines.join(';'));
  const copies = Map.groupBy(blocks, (block) => block);
  const repeated = [...copies.values()].filter(({ length }) => length > 1).flat().length;
  return { repeated, all: blocks.length };
}
