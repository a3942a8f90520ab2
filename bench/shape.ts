import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceFiles } from '../tests/source-files.ts';
import { say } from './site.ts';

/** The figures of the code's shape that can be counted by a script. */

const root = resolve(import.meta.dirname, '..');
const files = sourceFiles().filter(
  ({ path }) => !/^content\/(blogs|case-studies|location-pages)\//.test(path),
);

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
const tests = globSync('**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
const testLines = tests.reduce(
  (sum, path) => sum + readFileSync(resolve(root, path), 'utf8').split('\n').length,
  0,
);
const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
/** Lines that assert a type: no import, no comment, no `as const`. */
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
say(`imports per file: 95th ${quantile(imports, 0.95)}, most ${Math.max(...imports)}`);
say(`any: ${count(/:\s*any\b|<any>|as any\b/g)}; "as" per 1,000 lines: ${perThousand(assertions)}`);
say(`suppressed rules: ${count(/biome-ignore|@ts-(ignore|expect-error|nocheck)/g)}`);
say(`comment lines per 1,000: ${perThousand(comments)}`);
say(`effects per 1,000: ${perThousand(count(/\buseEffect\(/g))}`);
say(`lines of tests to code: ${(testLines / total).toFixed(2)}`);
say(`runtime packages: ${Object.keys(dependencies).length}`);
