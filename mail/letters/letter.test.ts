import { expect, test } from 'vitest';
import { htmlOf, type Letter, textOf } from './letter.ts';

const letter: Letter = {
  heading: 'New enquiry',
  facts: [['Name', 'Tom & <b>Huda</b>']],
  body: 'One line.\nA second, with "quotes".',
  footer: 'Good-bye.',
};

test('text and HTML say the same', () => {
  expect(textOf(letter)).toBe(
    'New enquiry\n\nName: Tom & <b>Huda</b>\n\nOne line.\nA second, with "quotes".\n\nGood-bye.',
  );
  const html = htmlOf(letter);
  expect(html).toContain('Tom &amp; &lt;b&gt;Huda&lt;/b&gt;');
  expect(html).toContain('One line.<br>A second, with &quot;quotes&quot;.');
});

test('T26 no character turns the text around or hides it', () => {
  const text = textOf({ ...letter, body: 'a\u202eb\u0007c\u2066d\te' });
  expect(text).toContain('abcd\te');
});
