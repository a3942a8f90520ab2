import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const upload = '/media/0123456789abcdef0123456789abcdef';

test.each([
  '',
  '/media/drawings/x/banner.svg',
  `${upload}.gif`,
  `${upload}.mp4`,
  `${upload}-w480.png`,
  `${upload}-w480h900.png`,
  `https://elsewhere.example${upload}-w900h600.png`,
])('%s stands for itself', (src) => {
  expect(pictureSources(src)).toEqual({ src });
});

test('a huge upload is shown in its smaller files only', () => {
  const files = (format: string) =>
    [480, 800, 1200, 1600, 2400].map((w) => `${upload}-w4000h3000-${w}.${format} ${w}w`).join(', ');
  expect(pictureSources(`${upload}-w4000h3000.jpg`)).toEqual({
    src: `${upload}-w4000h3000-1200.webp`,
    srcSet: files('webp'),
    avif: files('avif'),
  });
});

test('an upload between two steps has a file of its own width', () => {
  const { src, srcSet } = pictureSources(`${upload}-w1000h700.png`);
  expect(src).toBe(`${upload}-w1000h700-1000.webp`);
  expect(srcSet?.split(', ').map((file) => file.split(' ')[1])).toEqual(['480w', '800w', '1000w']);
});

test('an upload of an earlier release keeps the files it has', () => {
  expect(pictureSources(`${upload}-w1000.png`)).toEqual({
    src: `${upload}-w1000.png`,
    srcSet: `${upload}-w1000-480.webp 480w, ${upload}-w1000-800.webp 800w, ${upload}-w1000.png 1000w`,
  });
  expect(pictureSources(`${upload}-w4000.png`).src).toBe(`${upload}-w4000-1200.webp`);
});
