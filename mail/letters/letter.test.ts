import { expect, test } from 'vitest';
import { type Letter, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  title: 'New enquiry',
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

test('a letter of one person to another has no heading, and what it answers stands below as quoted', () => {
  const personal: Letter = {
    title: 'Re: Your enquiry',
    isPersonal: true,
    facts: [],
    body: 'Yes.',
    quote: { line: 'You wrote on Friday:', text: 'A shop?\n<b>Soon</b>.' },
  };
  expect(letterText(personal)).toBe('Yes.\n\nYou wrote on Friday:\n> A shop?\n> <b>Soon</b>.');
  const html = letterHtml(personal);
  expect(html).toContain('<title>Re: Your enquiry</title>');
  expect(html).not.toMatch(/<h1|<hr|<table/);
  expect(html).toContain(
    '<p>You wrote on Friday:</p><blockquote>A shop?<br>&lt;b&gt;Soon&lt;/b&gt;.</blockquote>',
  );
});

test('T26 no character turns the text around or hides it', () => {
  const text = letterText({ ...letter, body: 'a\u202eb\u0007c\u2066d\te' });
  expect(text).toContain('abcd\te');
});

test('a letter of no person says by whom it is, in the colours of the brand (R-B-03)', () => {
  const head = { name: 'Tom & Huda', ground: '#07272c', text: '#f8f4ec' };
  const html = letterHtml(letter, head);
  expect(html).toContain('<td bgcolor="#07272c" style="background:#07272c;padding:12px 20px">');
  expect(html).toContain('<b style="color:#f8f4ec;font-size:20px">Tom &amp; Huda</b>');
  expect(letterHtml({ ...letter, isPersonal: true }, head)).not.toContain('bgcolor');
});
