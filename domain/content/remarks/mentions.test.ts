import { expect, test } from 'vitest';
import { remarkLimits } from './limits.ts';
import { mentionedIn, partsOfRemark } from './mentions.ts';
import { remarkText } from './remark.ts';

test('T45 mentions are addresses after an @, whatever stands around them', () => {
  const text =
    "@Sara@agency.example, see (@omar.n@a-b.example). Not me@agency.example nor @nobody or x@@y.co, but @o'neil@agency.example!";
  expect(mentionedIn(text)).toEqual([
    'sara@agency.example',
    'omar.n@a-b.example',
    "o'neil@agency.example",
  ]);
  expect(mentionedIn('@a@b.co @A@B.co')).toEqual(['a@b.co']);
  expect(mentionedIn('')).toEqual([]);
});

test('the parts of a text are the whole text', () => {
  for (const text of ['@a@b.co', 'Hi @a@b.co', '@a@b.co and @c@d.co.', 'none', '<b>@a@b.co</b>']) {
    expect(
      partsOfRemark(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('T45 a remark has 2,000 characters and ten mentions at most, and a letter at least', () => {
  const sentence = (text: string) => remarkText.safeParse(text).error?.issues[0]?.message;
  const people = (count: number) =>
    Array.from({ length: count }, (_, n) => `@p${n}@agency.example`).join(' ');
  expect(sentence('x'.repeat(remarkLimits.text))).toBeUndefined();
  expect(sentence('x'.repeat(remarkLimits.text + 1))).toBe(
    'A remark holds at most 2000 characters.',
  );
  expect(sentence(people(10))).toBeUndefined();
  expect(sentence(people(11))).toBe('A remark mentions at most 10 colleagues.');
  expect(sentence(' \n')).toBe('Please write a remark.');
});

test.each(['@a', '@a@', '@a@b.', 'a.', "@'", '@-a@b-'])(
  'T34 a text of %s, too long for its square, is searched to its end',
  (unit) => {
    expect(mentionedIn(unit.repeat(1_000_000))).toEqual([]);
  },
);
