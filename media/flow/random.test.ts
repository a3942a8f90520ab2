import { expect, test } from 'vitest';
import { hashText, noiseFrom, randomFrom, smooth } from './random.ts';

test('the hash is FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
  expect(hashText('foobar')).toBe(0xbf9cf968);
});

test('a seed gives its own fixed series between 0 and 1', () => {
  const random = randomFrom(1);
  const series = [random(), random(), random()];
  expect(series).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('noise is 0 on the lattice, bounded and continuous between', () => {
  const noise = noiseFrom(randomFrom(7));
  expect(noise(3, -2)).toBeCloseTo(0, 12);
  for (let i = 0; i < 500; i++) {
    const [x, y] = [i * 0.37 - 60, i * 0.11 - 20];
    expect(Math.abs(noise(x, y))).toBeLessThan(1);
    expect(noise(x + 1e-6, y)).toBeCloseTo(noise(x, y), 4);
  }
});

test('the smoothstep stays between 0 and 1', () => {
  expect([-1, 0, 0.5, 1, 2].map(smooth)).toEqual([0, 0, 0.5, 1, 1]);
});
