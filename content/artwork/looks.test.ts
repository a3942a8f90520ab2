import { expect, test } from 'vitest';
import { blogLooks, caseStudyLooks, locationPageLooks, sectionLooks } from './looks.ts';

const orders = { caseStudyLooks, blogLooks };

test.each(Object.entries(orders))('%s: no theme comes twice in four neighbours', (_, looks) => {
  const themes = looks.map(({ theme }) => theme);
  for (let i = 0; i + 4 <= themes.length; i++) {
    expect(new Set(themes.slice(i, i + 4)).size).toBe(4);
  }
});

test.each(Object.entries(orders))(
  '%s: one grove and one solid disc at most in a row',
  (_, looks) => {
    for (let i = 0; i + 3 <= looks.length; i++) {
      const row = looks.slice(i, i + 3);
      expect(row.filter(({ arrangement }) => arrangement === 'plot').length).toBeLessThanOrEqual(1);
      expect(row.filter(({ solid }) => solid).length).toBeLessThanOrEqual(1);
    }
  },
);

test('the pictures of one page differ in theme', () => {
  for (const looks of [...sectionLooks, locationPageLooks]) {
    expect(new Set(looks.map(({ theme }) => theme)).size).toBe(looks.length);
  }
});
