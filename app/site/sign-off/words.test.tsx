import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOfClient } from '../../../domain/content/sign-off/words.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { SpokenWords, useWords } from './words.ts';

function Times({ at }: { at: string }) {
  const { time } = useWords();
  return time(at);
}

function timeIn(tag: string, at: string): string {
  const words = wordsOfClient(messagesFor(tag));
  return renderToStaticMarkup(
    <SpokenWords value={{ words, zones: { zone: 'UTC', secondZone: '' } }}>
      <Times at={at} />
    </SpokenWords>,
  );
}

test('hours of a sign-off are counted to twelve where the part of the day is named, to 24 elsewhere', () => {
  const afternoon = '2026-11-30T14:05:00.000Z';
  expect(timeIn('ar', afternoon)).toContain('2:05');
  expect(timeIn('ur', afternoon)).toContain('دوپہر \u20682:05\u2069 بجے');
  expect(timeIn('de', afternoon)).toBe('Mo., 30. November 2026, 14:05\u00a0Uhr');
  expect(timeIn('es', afternoon)).toBe('lun, 30 de noviembre de 2026, 14:05\u00a0h');
  expect(timeIn('es-MX', afternoon)).toBe('lun, 30 de noviembre de 2026, 14:05\u00a0h');
  expect(timeIn('fr', afternoon)).toBe('lun. 30 novembre 2026 à 14:05');
  expect(timeIn('fr', '2026-12-01T14:05:00.000Z')).toBe('mar. 1er décembre 2026 à 14:05');
  expect(timeIn('de', '2026-11-30T00:05:00.000Z')).toContain(', 0:05');
});
