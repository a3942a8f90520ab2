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

test('an address with a sign that HTML writes as a reference follows, and so is what is written', () => {
  const named = { from: '/blogs/q&a', to: '/blogs/r&b' };
  expect(followMove('<a href="/blogs/q&amp;a?x=1&amp;y=2#a">', named)).toBe(
    '<a href="/blogs/r%26b?x=1&amp;y=2#a">',
  );
  expect(followMove('<a href="/blogs/q%26a">', named)).toBe('<a href="/blogs/r%26b">');
  expect(followMove('<a href="/blogs/q&amp;amp;a">', named)).toBe('<a href="/blogs/q&amp;amp;a">');
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

test('what follows the path of a moved link stays as it is written', () => {
  const html = '<a href="/blogs/q&amp;a?find=it&#39;s&nbsp;so#b">x</a>';
  const moved = followMove(html, { from: '/blogs/q&a', to: '/blogs/r&s' });
  expect(moved).toBe('<a href="/blogs/r%26s?find=it&#39;s&nbsp;so#b">x</a>');
});
