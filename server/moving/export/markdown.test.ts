import { expect, test } from 'vitest';
import { markdownOf, markdownText } from './markdown.ts';

const ways: [html: string, markdown: string][] = [
  [
    '<h2>A heading</h2><p>One <strong>two</strong><em> three</em>.</p>',
    '## A heading\n\nOne **two** *three*.',
  ],
  ['<p><a href="/a">there</a><br>and on</p>', '[there](/a)\\\nand on'],
  ['<p><a href="/a b">there</a></p>', '[there](</a b>)'],
  [
    '<ul><li>one</li><li><p>two</p><ol start="3"><li>deep</li></ol></li></ul>',
    '- one\n- two\n\n  3. deep',
  ],
  ['<blockquote><p>one</p><p>two</p></blockquote>', '> one\n> \n> two'],
  ['<pre><code>a\n```\nb</code></pre>', '````\na\n```\nb\n````'],
  ['<p><code>a`b</code></p>', '``a`b``'],
  [
    '<p>1. no list</p><p># no heading</p><p>2 * 3 &lt; 7_8</p>',
    '1\\. no list\n\n\\# no heading\n\n2 \\* 3 \\< 7\\_8',
  ],
  ['<p><img src="/media/a.jpg" alt="A door"></p>', '![A door](/media/a.jpg)'],
  [
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['loose <b>words</b>', 'loose **words**'],
  ['', ''],
];

test.each(ways)('HTML %j reads as Markdown', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('a typed text keeps its paragraphs and its signs', () => {
  expect(markdownText('One *two*\nthree\n\n- four')).toBe('One \\*two\\* three\n\n\\- four');
});
