import { expect, test } from 'vitest';
import { filmPlayer } from './film-player.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=4s', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/1234/abcdef12',
    'https://player.vimeo.com/video/1234?h=abcdef12&autoplay=1&dnt=1',
  ],
  ['/media/0a0a.mp4', '/media/0a0a.mp4'],
  ['/media/../api.mp4', null],
  ['https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is played at %s', (address, player) => {
  expect(filmPlayer(address)).toBe(player);
});
