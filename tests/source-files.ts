import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const rooms = ['app', 'domain', 'db', 'media', 'mail', 'page-cache', 'server', 'content'];

export interface SourceFile {
  /** Path from the project's root with forward slashes. */
  path: string;
  text: string;
  /** Paths from the root of our own files that it imports. */
  imports: string[];
}

function importsOf(path: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)(?:\?[^']*)?'/g);
  return [...specifiers]
    .map(([, specifier = '']) => relative(root, join(root, dirname(path), specifier)))
    .filter((imported) => !imported.includes('+types'));
}

/** Every TypeScript file of the product, without tests. */
export function sourceFiles(): SourceFile[] {
  return filesIn(rooms).filter(({ path }) => !/\.test\.tsx?$/.test(path));
}

/** Every TypeScript file: of the product, the scripts, the benches and the tests. */
export function allFiles(): SourceFile[] {
  return filesIn([...rooms, 'scripts', 'bench', 'tests']);
}

function filesIn(folders: string[]): SourceFile[] {
  return globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}
