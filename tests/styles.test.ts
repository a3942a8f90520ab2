import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const sheets = globSync('app/{site,ui,styles}/**/*.css', { cwd: root });

/** Names of sides and of the two measures, where CSS has words that follow the writing direction. */
const physical = [
  /(?:^|[\s;{])(?:left|right|top|bottom|width|height)\s*:/,
  /(?:^|[\s;{])(?:min|max)-(?:width|height)\s*:/,
  /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)/,
];

/** Values that know left and right: four sides that differ, moves along the line, gradients. */
const sided = [
  {
    of: /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$/,
    is: isLopsided,
  },
  // Behind a slash stand the radii of the other axis.
  { of: /^border-radius$/, is: (value: string) => /[^\s/]\s+[^\s/]/.test(value) },
  { of: /^translate$/, is: (value: string) => !/^(?:0|none)\b/.test(value) },
  { of: /^transform$/, is: (value: string) => /translate(?:X|3d)?\(|skew/.test(value) },
  { of: /^(?:transform-origin|object-position|background-position)$/, is: hasSide },
  { of: /^(?:background|background-image|mask|mask-image)$/, is: hasSide },
  { of: /^clip-path$/, is: (value: string) => isLopsided(/inset\((.*)\)/s.exec(value)?.[1] ?? '') },
  { of: /^(?:box|text)-shadow$/, is: (value: string) => !/^(?:none|0|var)\b/.test(value) },
];

function hasSide(value: string): boolean {
  return /\b(?:left|right)\b/.test(value);
}

/** Whether the second and the fourth of four sides differ. */
function isLopsided(value: string): boolean {
  const sides = value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}

/** What stays as it is in both directions, or turns with `--mirror`, with the reason. */
const allowed: Record<string, string> = {
  'app/site/sign-off/page/pins.module.css: transform-origin':
    'measured in the frame from its left, in every language',
  'app/ui/preview/width-choice.module.css: box-shadow': 'the same on both sides',
  'app/ui/pictures/picture.module.css: inset: 11% auto auto 7%':
    'a screen leaves its frame by the right (design.md section 13)',
  'app/ui/sections/hero.module.css: background': 'what holds it is mirrored as a whole',
  'app/ui/sections/dry-run.module.css: background': 'what holds it is mirrored as a whole',
  'app/ui/sections/dry-run.module.css: mask': 'what holds it is mirrored as a whole',
  'app/ui/sections/hero.module.css: clip-path': '--mirror',
  'app/ui/sections/bar.module.css: clip-path': '--mirror',
  'app/ui/sections/section-heading.module.css: clip-path': '--mirror',
};

interface Declaration {
  name: string;
  value: string;
}

/** The declarations of a style sheet: what a media or container query asks for is no style. */
function declarationsOf(css: string): Declaration[] {
  const inner = css.replace(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@[^{;]*[{;]/g, '{');
  return inner
    .split(/[{};]/)
    .map((text) => /^\s*([\w-]+)\s*:\s(.*)$/s.exec(text))
    .flatMap((found) => (found ? [{ name: found[1] ?? '', value: (found[2] ?? '').trim() }] : []));
}

function isPhysical({ name, value }: Declaration): boolean {
  return physical.some((pattern) => pattern.test(`${name}: ${value}`));
}

function isSided({ name, value }: Declaration): boolean {
  return sided.some(({ of, is }) => of.test(name) && is(value));
}

function found(path: string, css: string): string[] {
  return declarationsOf(css)
    .filter((one) => isPhysical(one) || isSided(one))
    .map(({ name, value }) => [`${path}: ${name}`, `${path}: ${name}: ${value}`])
    .filter((names) => !names.some((name) => name in allowed))
    .map(([, whole = '']) => whole);
}

test('R-L-09 public styles are written for both directions of reading', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((path) => found(path, read(path)))).toEqual([]);
});

test('R-L-09 whatever may have a side is still there', () => {
  const all = sheets.flatMap((path) =>
    declarationsOf(read(path))
      .filter(isSided)
      .flatMap(({ name, value }) => [`${path}: ${name}`, `${path}: ${name}: ${value}`]),
  );
  expect(Object.keys(allowed).filter((name) => !all.includes(name))).toEqual([]);
});

test.each([
  ['margin-left: 1px', 1],
  ['left: 0', 1],
  ['text-align: right', 1],
  ['border-top-left-radius: 2px', 1],
  ['padding: 0.35rem 0 0.35rem var(--s-4)', 1],
  ['padding: 0 var(--gutter) 2.5rem', 0],
  ['inset: 0 calc(1px + 2px) 0 calc(1px + 2px)', 0],
  ['translate: 1rem 0', 1],
  ['translate: 0 -1rem', 0],
  ['transform-origin: left', 1],
  ['background: linear-gradient(to right, red, blue)', 1],
  ['clip-path: inset(0 100% 0 0)', 1],
  ['box-shadow: 2px 0 0 red', 1],
])('%s counts as %i that knows a side (negative control)', (declaration, count) => {
  expect(
    found('a.css', `@media (min-width: 48em) {\n  .a {\n    ${declaration};\n  }\n}`),
  ).toHaveLength(count);
});
