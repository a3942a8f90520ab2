import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sheets = globSync('app/{site,ui,styles}/**/*.css', { cwd: root });

/** Names of sides and of the two measures, where CSS has words that follow the writing direction. */
const physical = [
  /(?:^|[\s;{])(?:left|right|top|bottom|width|height)\s*:/,
  /(?:^|[\s;{])(?:min|max)-(?:width|height)\s*:/,
  /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)/,
];

/** The declarations of a style sheet: what a media or container query asks for is no style. */
function physicalIn(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*@/.test(line))
    .filter((line) => physical.some((pattern) => pattern.test(line)))
    .map((line) => line.trim());
}

test('public styles are written for both directions of reading', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) =>
    physicalIn(readFileSync(resolve(root, path), 'utf8')).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('a physical property is found (negative control)', () => {
  expect(physicalIn('.a {\n  margin-left: 1px;\n  left: 0;\n  text-align: right;\n}')).toHaveLength(
    3,
  );
  expect(physicalIn('@media (min-width: 48em) {\n  .a {\n    inline-size: 1px;\n  }\n}')).toEqual(
    [],
  );
});
