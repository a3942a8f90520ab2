import { expect, test } from 'vitest';
import { type Letter, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  heading: 'New enquiry',
  facts: [['Name', 'Tom & <b>Huda</b>']],
  body: 'One line.\nA second, with "quotes".',
  footer: 'Good-bye.',
};

test('text and HTML say the same', () => {
  expect(letterText(letter)).toBe(
    'New enquiry\n\nName: Tom & <b>Huda</b>\n\nOne line.\nA second, with "quotes".\n\nGood-bye.',
  );
  const html = letterHtml(letter);
  expect(html).toContain('Tom &amp; &lt;b&gt;Huda&lt;/b&gt;');
  expect(html).toContain('One line.<br>A second, with &quot;quotes&quot;.');
});

test('T26 no character turns the text around or hides it', () => {
  const text = letterText({ ...letter, body: 'a\u202eb\u0007c\u2066d\te' });
  expect(text).toContain('abcd\te');
});
