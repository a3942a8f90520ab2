import { expect, test } from 'vitest';
import { isDrawnPortrait, isInvented } from './drawn-portrait.ts';

const portrait = '/media/portraits/hind.svg';

test('an invented person has the drawing and the name that it was drawn for', () => {
  expect(isInvented({ name: 'Hind M.', portrait })).toBe(true);
  expect(isInvented({ name: ' hind', portrait })).toBe(true);
  expect(isInvented({ name: 'Hinda M.', portrait })).toBe(false);
  expect(isInvented({ name: '', portrait })).toBe(false);
  expect(isInvented({ name: 'Hind M.', portrait: '/media/0a-w300h340.jpg' })).toBe(false);
});

test('only a drawing of the first content is one', () => {
  expect(isDrawnPortrait(portrait)).toBe(true);
  for (const other of [
    '',
    'https://a.example/media/portraits/hind.svg',
    '/media/portraits/a/b.svg',
  ])
    expect(isDrawnPortrait(other)).toBe(false);
});
