import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const rule = './scripts/replacement-text.grit';

/** The lines of the code that the lint rule finds, by what is replaced in them. */
function found(lines: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = { plugins: [resolve(rule)], linter: { rules: { preset: 'none' } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'code.ts'), lines.join('\n'));
  const options = ['--max-diagnostics=none', '--reporter=github', `--config-path=${folder}`];
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', ...options, '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const numbers = [...(stdout + stderr).matchAll(/line=(\d+)/g)].map(([, line]) => Number(line));
  return [...new Set(numbers)].map((line) => /'([^']*)'/.exec(lines[line - 1] ?? '')?.[1] ?? '');
}

test('T35 a replacement is a function or a plain string: the lint rule sees every other', () => {
  const wrong = [
    "text.replace('variable', other);",
    "text.replaceAll('every', other);",
    `text.replace('template', \`<b>\${other}</b>\`);`,
    "text.replace('sum', 'a' + other + 'b');",
    "text.replace('choice', other ? 'a' : 'b');",
    "text.replaceAll('dollar', '$$');",
    "text.trim().replace('chain', other).trim();",
    "text?.replace('optional', other);",
    "item.text?.replaceAll('deep', call(other));",
    "String(text).replace('default', other ?? '');",
  ];
  const right = [
    "text.replace('plain', 'words');",
    "text.replaceAll('empty', '');",
    "text.replace('function', () => other);",
    "text.replace('parts', (whole, part) => { return part; });",
    "location.replace('address');",
  ];
  const names = wrong.map((line) => /'([^']*)'/.exec(line)?.[1]);
  expect(found([...wrong, ...right])).toEqual(names);
});

test('T35 the rule is part of `npm run check`', () => {
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).plugins).toContain(rule);
});
