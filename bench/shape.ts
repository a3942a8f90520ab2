import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  filesNamingKinds,
  fullestFolders,
  namesExportedTwice,
  programFiles,
  repeatedBlocks,
  unusedExports,
} from '../tests/shape-counts.ts';
import { say } from './site.ts';

const root = resolve(import.meta.dirname, '..');
const files = programFiles();

function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function count(pattern: RegExp): number {
  return files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
}

const lines = files.map(({ text }) => text.split('\n').length - 1);
const total = lines.reduce((sum, n) => sum + n, 0);
const imports = files.map(({ text }) => [...text.matchAll(/^import /gm)].length);
const comments = count(/^\s*(\/\/|\/\*|\*)/gm);

function texts(pattern: string): { path: string; text: string; imports: string[] }[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
    (path) => ({ path, text: readFileSync(resolve(root, path), 'utf8'), imports: [] }),
  );
}

function lineCount(read: { text: string }[]): number {
  return read.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

const tests = [...texts('tests/**/*.{ts,tsx}'), ...texts('!(tests)/**/*.{test,spec}.{ts,tsx}')];
const styles = texts('app/**/*.css');
const readers = [...files, ...tests, ...texts('{bench,scripts}/**/*.ts'), ...texts('*.ts')];
const testLines = lineCount(tests);
const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
/** No import, no comment, no `as const`. */
const assertions = files
  .flatMap(({ text }) => text.split('\n'))
  .filter(
    (line) =>
      / as (?!const\b)[A-Za-z{(]/.test(line) && !/^\s*(import|export|\/\/|\/?\*)/.test(line),
  )
  .filter((line) => !/^\s+\w+ as \w+,?$|['"`][^'"`]* as /.test(line)).length;
const perThousand = (n: number) => ((n / total) * 1000).toFixed(1);

say(`files ${files.length}, lines ${total}`);
say(
  `lines per file: median ${quantile(lines, 0.5)}, 95th ${quantile(lines, 0.95)}, longest ${Math.max(...lines)}`,
);
say(`imports per file: 95th ${quantile(imports, 0.95)}, max ${Math.max(...imports)}`);
say(`any: ${count(/:\s*any\b|<any>|as any\b/g)}; "as" per 1,000 lines: ${perThousand(assertions)}`);
say(`suppressed rules: ${count(/biome-ignore|@ts-(ignore|expect-error|nocheck)/g)}`);
say(`comment lines per 1,000: ${perThousand(comments)}`);
say(`effects per 1,000: ${perThousand(count(/\buseEffect\(/g))}`);
say(`lines of tests to code: ${(testLines / total).toFixed(2)}`);
say(`runtime packages: ${Object.keys(dependencies).length}`);

const { repeated, all } = repeatedBlocks(styles.map(({ text }) => text));
const naming = filesNamingKinds(files);
const twice = namesExportedTwice(files);
const unused = unusedExports(files, readers);
say(`source lines with styles: ${total + lineCount(styles)}`);
say(`repeated CSS blocks: ${((repeated / all) * 100).toFixed(1)} % (${repeated} of ${all})`);
say(`files that hold a kind's name: ${naming.length}`);
say(`names exported twice: ${twice.length}`);
say(`unused exports: ${unused.length}`);
say(
  `fullest folders: ${fullestFolders(files)
    .slice(0, 6)
    .map((folder) => folder.join(' '))
    .join(', ')}`,
);
if (process.argv.includes('--names')) {
  say(`\nfiles that hold a kind's name\n  ${naming.join('\n  ')}`);
  say(`\nnames exported twice\n  ${twice.join(' ')}`);
  say(`\nunused exports\n  ${unused.join('\n  ')}`);
}
