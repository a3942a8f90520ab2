import { expect, test } from 'vitest';
import { filmAddress } from './film-address.ts';

test('a file plays in the page', () => {
  expect(filmAddress('/media/a.mp4')).toEqual({ kind: 'file', src: '/media/a.mp4' });
  expect(filmAddress(' https://cdn.example/a.webm ')).toEqual({
    kind: 'file',
    src: 'https://cdn.example/a.webm',
  });
});

test.each([
  ['https://www.youtube.com/watch?v=a1', 'YouTube'],
  ['https://youtu.be/a1', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/a1', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
])('%s opens on %s', (video, site) => {
  expect(filmAddress(video)).toEqual({ kind: 'site', href: video, site });
});

test('a host that only ends like a video site is an ordinary one', () => {
  expect(filmAddress('https://notyoutube.com/a.mp4')?.kind).toBe('file');
});

test.each([
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:video/mp4;base64,AA',
  '//evil.example/a.mp4',
  '/\\evil.example/a.mp4',
  'a.mp4',
])('%j is no address of a film', (video) => {
  expect(filmAddress(video)).toBeNull();
});
