import { expect, test } from 'vitest';
import { removedHtml } from './removed-html.ts';

test.each([
  ['', []],
  ['<p>Plain <strong>words</strong></p>', []],
  ['<h1>A top heading only changes its level</h1>', []],
  ['<p>One</p><script>alert(1)</script>', ['<script>']],
  ['<p onclick="x()" class="a">One</p><p class="b">Two</p>', ['onclick', 'class']],
  ['<a href="javascript:alert(1)">x</a>', ['href="javascript:alert(1)"']],
  ['<a href=" /contact ">x</a><!-- note -->', ['comments']],
  ['<img src="http://a.example/p.png">', ['<img>', 'src="http://a.example/p.png"']],
  ['<p style="color:red">a</p><p>b</p><div>c</div>', ['style', '<div>']],
  ['<template><b>a</b></template>', ['<template>', '<b>']],
])('%s loses %j', (html, removed) => {
  expect(removedHtml(html)).toEqual(removed);
});

test('a long address is named by its beginning', () => {
  const [, shown] = removedHtml(`<img src="data:image/png;base64,${'A'.repeat(500)}">`);
  expect(shown).toBe('src="data:image/png;base64,AAAAAAAAAAAAAAAAAA…"');
});
