import { expect, test } from 'vitest';
import { floodReason, honeypotReason, isSpam, spamReasonsOf } from './spam.ts';

const people = [
  { name: 'Omar', message: 'Please call me.' },
  { name: 'Maryam', message: 'Our site is https://barhi.example and we want a shop like it.' },
  { name: 'محمد', message: 'نريد موقعًا جديدًا لمتجرنا.' },
  { name: 'Huda K.', message: 'https://one.example https://two.example https://three.example' },
  { name: 'Tom', message: 'https://barhi.example' },
];

test.each(people)('R-X-02 what people write is no spam: $message', (text) => {
  expect(isSpam(spamReasonsOf(text))).toBe(false);
});

const mailings = [
  { name: 'SEO', message: 'Buy backlinks https://a.example https://b.example www.c.example' },
  { name: 'www.buy.top', message: '[url=https://a.example]cheap[/url]' },
];

test.each(mailings)('two signs together make spam: $message', (text) => {
  const reasons = spamReasonsOf(text);
  expect(reasons.length).toBeGreaterThan(1);
  expect(isSpam(reasons)).toBe(true);
});

test('the honeypot and a flood are enough by themselves', () => {
  expect(isSpam([honeypotReason])).toBe(true);
  expect(isSpam([floodReason])).toBe(true);
});

test('T34 no text makes the rules slow', () => {
  const hostile = ['https://', '[url=', '<a ', 'w', ' ', '.com'].map((part) => part.repeat(800));
  for (const message of hostile)
    expect(() => spamReasonsOf({ name: message, message })).not.toThrow();
});
