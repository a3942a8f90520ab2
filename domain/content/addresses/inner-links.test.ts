import { expect, test } from 'vitest';
import { followMove } from './inner-links.ts';

const move = { from: '/blogs/old', to: '/blogs/new & good' };
const origin = 'https://www.example.com';

test.each([
  ['<a href="/blogs/old">x</a>', '<a href="/blogs/new%20%26%20good">x</a>'],
  [
    "<a class='a' HREF = '/Blogs/old/?a=1&amp;b=2#c'>",
    "<a class='a' HREF = '/blogs/new%20%26%20good?a=1&amp;b=2#c'>",
  ],
  [`<a href="${origin}/blogs/old#x">`, `<a href="${origin}/blogs/new%20%26%20good#x">`],
])('%s follows', (html, followed) => {
  expect(followMove(html, move, origin)).toBe(followed);
});

test.each([
  '<a href="/blogs/older">',
  '<a href="/blogs/old/part">',
  '<a href="https://other.example/blogs/old">',
  '<a href="//blogs/old">',
  '<p>/blogs/old</p>',
  '<img src="/blogs/old">',
])('%s stays', (html) => {
  expect(followMove(html, move, origin)).toBe(html);
});
