import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { patches } from './patches.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(patches)('$file knows the installed version of $leansOn.name', ({ leansOn, test }) => {
  const { name, version } = leansOn;
  const installed = JSON.parse(readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'));
  const hint = `Read ${test}, look whether its patch may go, and set the version in patches.ts.`;
  expect(installed.version, hint).toBe(version);
  expect(existsSync(`${root}/${test}`)).toBe(true);
});

test('every file of the room is a patch that says why it is there', () => {
  const held = globSync('server/framework/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/patches.ts'))
    .sort();
  expect(patches.map(({ file }) => file).sort()).toEqual(held);
  for (const { reason, mayGo } of patches)
    expect(Math.min(reason.length, mayGo.length)).toBeGreaterThan(20);
});

test('no other file names private parts of React Router', () => {
  const others = globSync('{app,server,scripts,db,domain,media,mail}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.startsWith('server/framework/'))
    .filter((path) =>
      /UNSAFE_|__reactRouter|_deepestRendered/.test(readFileSync(`${root}/${path}`, 'utf8')),
    );
  expect(others).toEqual([]);
});
