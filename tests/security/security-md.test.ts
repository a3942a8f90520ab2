import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function rowsOf(path: string, pattern: RegExp): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

/** Everything that tests are named by, in one text. */
const tests = globSync(['**/*.test.{ts,tsx}', 'tests/browser/*.spec.ts', 'tests/faults/*.ts'], {
  exclude: ['node_modules/**', 'build/**'],
})
  .filter((path) => !path.endsWith('security-md.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids and files named in a cell that no test carries and no folder holds. */
function missing(cell: string): string[] {
  const ids = cell.match(/\b(T\d\d|F\d\d|R-[\dX][\d.]*-\d\d)\b/g) ?? [];
  const files = cell.match(/`?((tests|server|app|domain|docs|deploy)\/[\w./-]*)`?/g) ?? [];
  return [
    ...ids.filter((id) => !tests.includes(id)),
    ...files.map((path) => path.replaceAll('`', '')).filter((path) => !existsSync(path)),
  ];
}

test('T01 to T34 and later ones are told once and in order, each with tests that exist', () => {
  const threats = rowsOf('docs/threats.md', /^\| T\d\d \|/);
  const ids = threats.map(([id = '']) => id);
  expect(ids.slice(0, 34)).toEqual(
    Array.from({ length: 34 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`),
  );
  expect(new Set(ids).size).toBe(ids.length);
  // Planned ones stand in a table of their own, which says nothing of tests.
  const isPlanned = (row: string[]) => String(row.length < 4);
  for (const rows of Object.values(Object.groupBy(threats, isPlanned))) {
    const own = (rows ?? []).map(([id]) => id);
    expect(own).toEqual(own.toSorted());
  }
  expect(ids).toEqual(expect.arrayContaining(['T40', 'T41']));
  expect(threats.flatMap(([, , , evidence = '']) => missing(evidence))).toEqual([]);
});

test('each of the 210 requirements of ASVS is marked, with evidence that exists or a reason', () => {
  const rows = rowsOf('SECURITY.md', /^\| \d+\.\d+\.\d+ \|/);
  expect(new Set(rows.map(([id]) => id)).size).toBe(210);
  expect(rows.filter(([, level]) => level === '1')).toHaveLength(61);
  expect(rows.filter(([, level]) => level === '2')).toHaveLength(149);
  for (const [id, , , state = '', evidence = ''] of rows) {
    expect(['pass', 'n/a', 'owner', 'deviation'], id).toContain(state);
    expect(evidence.length, `${id} says nothing`).toBeGreaterThan(2);
    expect(missing(evidence), `${id} names what is not there`).toEqual([]);
  }
});

test('a test that is gone would be noticed (negative control)', () => {
  expect(missing('T99, `tests/api/gone.test.ts`')).toEqual(['T99', 'tests/api/gone.test.ts']);
});
