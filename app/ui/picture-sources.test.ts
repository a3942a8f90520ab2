import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const upload = '/media/0123456789abcdef0123456789abcdef';

test.each([
  '',
  '/media/drawings/x/banner.svg',
  `${upload}.gif`,
  `${upload}.mp4`,
  `${upload}-w480.png`,
  `https://elsewhere.example${upload}-w900.png`,
])('%s stands for itself', (src) => {
  expect(pictureSources(src)).toEqual({ src });
});

test('a huge upload is shown in its smaller files only', () => {
  expect(pictureSources(`${upload}-w4000.jpg`)).toEqual({
    src: `${upload}-w4000-1200.webp`,
    srcSet: [480, 800, 1200, 1600].map((w) => `${upload}-w4000-${w}.webp ${w}w`).join(', '),
  });
});

test('an upload between two sizes is its own largest', () => {
  expect(pictureSources(`${upload}-w1000.png`)).toEqual({
    src: `${upload}-w1000.png`,
    srcSet: `${upload}-w1000-480.webp 480w, ${upload}-w1000-800.webp 800w, ${upload}-w1000.png 1000w`,
  });
});

test('known widths are believed', () => {
  expect(pictureSources(`${upload}-w2000.png`, [480])).toEqual({
    src: `${upload}-w2000-480.webp`,
    srcSet: `${upload}-w2000-480.webp 480w`,
  });
  expect(pictureSources(`${upload}-w2000.png`, [])).toEqual({ src: `${upload}-w2000.png` });
});
