import { expect, test } from 'vitest';
import { firstClaims } from '../../../../settings.ts';
import { figureOf, figuresSection } from './figures.ts';

const { options } = figuresSection.fields.figures.rows.fields.source;

test('a row shows the number typed in it, whatever the settings say', () => {
  const row = { source: 'a number of its own', number: 42 } as const;
  expect(figureOf(row, firstClaims)).toBe(42);
});

test('each other source is a figure of the settings, and each figure has one', () => {
  const settings = { experience: 1, clients: 2, startups: 3, happyClients: 4, optimizedApps: 5 };
  const claims = { ...settings, enhancements: 6, apps: 7 };
  const shown = options.slice(1).map((source) => figureOf({ source, number: 99 }, claims));
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
