import { expect, test } from 'vitest';
import { blogLooks, locationPageLooks } from './looks.ts';

test('no theme comes twice in four neighbours', () => {
  const themes = blogLooks.map(({ theme }) => theme);
  for (let i = 0; i + 4 <= themes.length; i++) {
    expect(new Set(themes.slice(i, i + 4)).size).toBe(4);
  }
});

test('neighbours never share a motif, and no two look alike', () => {
  for (const [i, { motif }] of blogLooks.entries()) {
    expect(motif).not.toBe(blogLooks[i + 1]?.motif);
  }
  const whole = blogLooks.map(
    ({ theme, motif, arrangement }) => `${theme} ${motif} ${arrangement}`,
  );
  expect(new Set(whole).size).toBe(blogLooks.length);
});

test('one grove and one solid disc at most in a row', () => {
  for (let i = 0; i + 3 <= blogLooks.length; i++) {
    const row = blogLooks.slice(i, i + 3);
    expect(row.filter(({ arrangement }) => arrangement === 'plot').length).toBeLessThanOrEqual(1);
    expect(row.filter(({ solid }) => solid).length).toBeLessThanOrEqual(1);
  }
});

test('the pictures of location pages differ in theme', () => {
  const themes = locationPageLooks.map(({ theme }) => theme);
  expect(new Set(themes).size).toBe(themes.length);
});
