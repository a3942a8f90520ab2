import { expect, test } from 'vitest';
import { withBrandedPictures } from './branded-pictures.ts';

const html = [
  '<img src="/assets/home-hero-Ab1_-x9Z.svg"/>',
  '<source srcSet="/media/drawings/a%20b/hero-tall.svg"/>',
  '<img src="/media/portraits/hind.svg"/>',
  '<div data-props="{&quot;src&quot;:&quot;/media/drawings/x/banner.svg&quot;}">',
  'The file /assets/x-12345678.svg, <img src="/media/0a.jpg"><a href="https://a.example/assets/x.svg">',
].join('');

test('every drawing of a page stands in the folder of its brand, and nothing else does', () => {
  const branded = withBrandedPictures(html, '/media/brand/word');
  expect(branded).toContain('src="/media/brand/word/assets/home-hero-Ab1_-x9Z.svg"');
  expect(branded).toContain('srcSet="/media/brand/word/media/drawings/a%20b/hero-tall.svg"');
  expect(branded).toContain('&quot;/media/brand/word/media/drawings/x/banner.svg&quot;');
  expect(branded.match(/\/media\/brand\/word/g)).toHaveLength(4);
});

test('the film of the first brand does not play in the colours of another', () => {
  const video = '<video class="a" data-background-video="/film/home" loop></video>';
  expect(withBrandedPictures(video, '/media/brand/word')).toBe('<video class="a" loop></video>');
  const own = video.replace('/film/home', '/media/own.mp4');
  expect(withBrandedPictures(own, '/media/brand/word')).toBe(own);
});

test('pages of the first brand stay as they are', () => {
  expect(withBrandedPictures(html, '')).toBe(html);
});
