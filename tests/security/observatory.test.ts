import { expect, test } from 'vitest';
import { plainPages } from '../cached-pages.ts';
import { testServer } from '../server.ts';
import { gradeOf } from './observatory.ts';

const origin = 'https://agency.example';

test('G2 the Observatory gives a page 130 points, A+, with ten of ten tests', async () => {
  const { call } = await testServer({
    config: { origin, development: false },
    renderer: plainPages(),
  });
  const { headers, body } = await call({ url: '/company' });
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  const page = { headers: new Headers(pairs), html: body, origin };
  const { score, grade, findings } = gradeOf(page);
  expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
  expect(findings).toHaveLength(10);
  expect([score, grade]).toEqual([130, 'A+']);
  // Over plain http the same page cannot pass, as the real Observatory says.
  const plain = gradeOf({ ...page, origin: 'http://localhost' });
  expect([plain.score, plain.grade]).toEqual([60, 'C+']);
});

test('a page without any of it fails (negative control)', () => {
  const page = { headers: new Headers(), html: '<script src="https://a.b/c.js">', origin };
  expect(gradeOf(page)).toMatchObject({ score: 25, grade: 'D-' });
  const plain = { ...page, origin: 'http://localhost' };
  expect(gradeOf(plain).score).toBe(5);
});
