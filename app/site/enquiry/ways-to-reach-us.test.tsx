import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Digits } from '../../../domain/languages/digits.ts';
import { weekdays } from '../../../domain/settings/opening-hours.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

const openingHours = [
  ...weekdays.slice(0, 4).map((day) => ({ day, from: '09:00', to: '18:00' })),
  { day: weekdays[5], from: '10:00', to: '14:00' },
];

function linesIn(tag: string, digits?: Digits): string[] {
  const html = renderToStaticMarkup(
    <InLanguage tag={tag} digits={digits}>
      <WaysToReachUs settings={{ ...fixtureSettings, openingHours }} />
    </InLanguage>,
  );
  return [...html.matchAll(/<p>([^<]*:(?:00|٠٠)\u2069?)<\/p>/g)].map(([, line = '']) => line);
}

test('each line of the opening hours begins with a capital', () => {
  expect(linesIn('en')).toEqual(['Monday to Thursday: 09:00–18:00', 'Saturday: 10:00–14:00']);
  expect(linesIn('de')).toEqual(['Montag bis Donnerstag: 09:00–18:00', 'Samstag: 10:00–14:00']);
  expect(linesIn('es')).toEqual(['De lunes a jueves: 09:00–18:00', 'Sábado: 10:00–14:00']);
  expect(linesIn('fr')).toEqual([
    'Du lundi au jeudi\u00a0: 09:00–18:00',
    'Samedi\u00a0: 10:00–14:00',
  ]);
});

test('opening hours have the digits of the language', () => {
  const lines = linesIn('ar', 'arab');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('٠٩:٠٠–١٨:٠٠');
  expect(lines[1]).toContain('١٠:٠٠–١٤:٠٠');
});
