import { expect, test } from 'vitest';
import { cleanHtml } from '../../domain/content/text/rich-text.ts';
import { cleanHtmlOnce } from './clean-html.ts';

test('T06 it answers what cleaning answers, the first time and later', () => {
  for (const html of ['', '<p onclick="x">T</p>', '<script>x</script>y', '<p>T</p>']) {
    expect(cleanHtmlOnce(html)).toBe(cleanHtml(html));
    expect(cleanHtmlOnce(html)).toBe(cleanHtml(html));
  }
});
