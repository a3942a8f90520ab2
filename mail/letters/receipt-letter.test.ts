import { expect, test } from 'vitest';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import { firstFacts } from '../../domain/settings/site-facts.ts';
import { letterHtml, letterText } from './letter.ts';
import { receiptLetter } from './receipt-letter.ts';

function receiptIn(tag: string) {
  return receiptLetter('Agency', 'https://agency.example', firstFacts, messagesFor(tag));
}

test('R-L-12 a receipt is in the language of the visitor, and turned where that is', () => {
  expect(letterText(receiptIn('en'))).toContain(
    'A person reads your enquiry and answers it within 48 hours.',
  );
  expect(letterHtml(receiptIn('en'))).toMatch(/^<!doctype html><html lang="en"><head>/);
  const arabic = receiptIn('ar');
  expect(arabic.title).toBe('وصلنا استفساركم');
  expect(letterText(arabic)).toContain('يقرأ استفساركم إنسان ويرد عليه خلال 48 ساعة.');
  expect(letterHtml(arabic)).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/);
  expect(letterHtml(arabic)).toContain('<p dir="auto">شكرًا');
  expect(receiptIn('ur').title).toBe('آپ کا پیغام ہمیں مل گیا');
});
