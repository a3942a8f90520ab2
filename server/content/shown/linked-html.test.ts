import { expect, test } from 'vitest';
import { linkedHtml } from './linked-html.ts';

const linkTo = (href: string) =>
  href === '/contact' ? { href: '/ar/contact' } : { href, hrefLang: 'en' };

test('R-L-06 a link in a text leads to the language of its page, or says that it leaves it', () => {
  const html =
    '<p>One <a href="/contact">two</a> <a href="/insights" target="_blank">three</a></p>';
  expect(linkedHtml(html, linkTo)).toBe(
    '<p>One <a href="/ar/contact">two</a> <a target="_blank" href="/insights" hreflang="en">three</a></p>',
  );
});

test('what has no link, and a link that names its language, stay as they are', () => {
  const html = '<p><abbr>a</abbr> <a href="/contact" hreflang="en">b</a> <a id="c">d</a></p>';
  expect(linkedHtml(html, linkTo)).toBe(html);
});
