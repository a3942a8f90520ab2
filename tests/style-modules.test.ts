import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from '../server/framework/vite/part-sheets.ts';
import { repeatedBlocks } from './shape-counts.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const sheets = globSync('app/**/*.css', { cwd: root }).sort();
const modules = sheets.filter((path) => path.endsWith('.module.css'));
const sources = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  text: read(path),
}));

/** Selectors alone: no comment, no declaration, no class that a module leaves global. */
function selectorsOf(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/@(?:import|layer)[^;{]*[;{]/g, '')
    .replaceAll(/[\w-]+\s*:\s[^;{}]*;/g, '');
}

function classesOf(css: string): Set<string> {
  return new Set(
    Array.from(selectorsOf(css).matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name),
  );
}

/** `page.module.css` belongs to `page.tsx` or, drawn in the browser, `page.island.tsx`. */
function ownersOf(path: string): string[] {
  const base = path.replace('.module.css', '');
  return ['.tsx', '.island.tsx', '.ts'].map((end) => base + end).filter((name) => existsSync(name));
}

function importersOf(module: string): string[] {
  const name = module.replace(/^.*\//, '');
  return sources
    .filter(
      ({ path, text }) => text.includes(`/${name}'`) && importsOf(path, text).includes(module),
    )
    .map(({ path }) => path);
}

function importsOf(path: string, text: string): string[] {
  const folder = resolve(root, path, '..');
  return Array.from(text.matchAll(/from '(\.[^']*\.module\.css)'/g), ([, from = '']) =>
    resolve(folder, from).slice(root.length + 1),
  );
}

test('the back office has one global sheet with classes, all others are modules', () => {
  const global = sheets.filter((path) => path.startsWith('app/admin/') && !modules.includes(path));
  const withClasses = global.filter((path) => classesOf(read(path)).size > 0);
  expect(withClasses).toEqual(['app/admin/admin.css']);
});

test('a module is imported by the component whose name it bears and by no other', () => {
  expect(modules.length).toBeGreaterThan(150);
  const strays = modules.filter((path) => {
    const importers = importersOf(path);
    return importers.length !== 1 || !ownersOf(path).includes(importers[0] ?? '');
  });
  expect(strays).toEqual([]);
});

test('a component uses every class of its module and none that is not there', () => {
  const wrong = modules.flatMap((path) => {
    const text = importersOf(path).map(read).join('\n');
    const used = new Set(Array.from(text.matchAll(/\bstyles\.(\w+)/g), ([, name = '']) => name));
    const given = classesOf(read(path));
    return [
      ...[...given]
        .filter((name) => !used.has(name))
        .map((name) => `${path}: .${name} is not used`),
      ...[...used]
        .filter((name) => !given.has(name))
        .map((name) => `${path}: .${name} is not there`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('a class written out in the back office is one of app/styles', () => {
  const known = new Set(
    sheets
      .filter((path) => path.startsWith('app/styles/'))
      .flatMap((path) => [...classesOf(read(path))]),
  );
  const strange = sources
    .filter(({ path }) => path.startsWith('app/admin/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/className="([^"]*)"/g), ([, names = '']) => names.split(' '))
        .flat()
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(strange).toEqual([]);
});

test('at most 3 % of the blocks of three declarations or more stand twice', () => {
  const { repeated, all } = repeatedBlocks(sheets.map(read));
  expect(all).toBeGreaterThan(400);
  expect(repeated / all).toBeLessThanOrEqual(0.03);
});

test('each part of the public styles holds a file', () => {
  for (const [name, files] of parts)
    expect(
      sheets.some((path) => files.test(path)),
      name,
    ).toBe(true);
});
