import { expect, test } from 'vitest';
import { narrowView, placedOn } from './placing.ts';

const ground = '#f6c3cf';

function placing(width: number, height: number): string | undefined {
  return placedOn(ground, { src: '/media/artefacts/a/b.svg', size: { width, height } })?.placing;
}

test('a thing stands as its ratio says', () => {
  expect(placing(426, 880)).toBe('phone');
  expect(placing(1000, 1300)).toBe('print');
  for (const height of [800, 820, 900]) expect(placing(1280, height)).toBe('desk');
  for (const width of [1200, 1500]) expect(placing(width, 900)).toBe('whole');
});

test('a screenshot that was uploaded stands on the ground, a photograph fills its frame', () => {
  const start = `/media/${'0a'.repeat(16)}-w1170h2532`;
  expect(placedOn(ground, { src: `${start}.png` })).toEqual({
    width: 1170,
    height: 2532,
    placing: 'phone',
  });
  expect(placedOn(ground, { src: `${start}.jpg` })).toBeNull();
});

test('without a ground, and for a drawing, nothing is placed', () => {
  const size = { width: 426, height: 880 };
  expect(placedOn('', { src: '/media/artefacts/a/b.svg', size })).toBeNull();
  expect(placedOn(ground, { src: '/media/drawings/a/banner.svg' })).toBeNull();
});

test('R-9-12 phones show another view of a drawing, and a photograph as it is', () => {
  const desk = { width: 1280, height: 800, placing: 'desk' } as const;
  expect(narrowView('/media/a.svg', desk)).toBe(
    '/media/a.svg?narrow#svgView(viewBox(0,0,819,512))',
  );
  const phone = { width: 426, height: 880, placing: 'phone' } as const;
  expect(narrowView('/media/a.svg', phone)).toBe(
    '/media/a.svg?narrow#svgView(viewBox(-13,0,452,933))',
  );
  expect(narrowView('/media/a-w426h880.png', phone)).toBe('/media/a-w426h880.png');
});
