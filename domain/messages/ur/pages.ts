import type { Messages } from '../messages.ts';

export const facts = {
  projects: '{count, plural, =0 {پراجیکٹس} one {# پراجیکٹ} other {# پراجیکٹس}}',
  answerTime: '{hours, plural, one {ایک گھنٹے} other {# گھنٹوں}}',
  retention: '{months, plural, one {ایک ماہ} other {# ماہ}}',
  kept: 'آپ کا پیغام {retention} تک',
  keptUntilAsked: 'آپ کا پیغام، جب تک آپ مٹانے کو نہ کہیں',
} satisfies Messages['facts'];

export const location = {
  audience: 'آپ کے قارئین کی ضرورت کے مطابق ڈیزائن',
  phone: 'پہلے فون پر',
  phoneText:
    'بہت سے لوگ آپ کو چھوٹی اسکرین اور موبائل نیٹ ورک پر دیکھتے ہیں، اس لیے وہ اسکرین پہلے آتی ہے۔',
  language: 'اسی زبان میں جس میں وہ پوچھتے ہیں',
  languageText:
    'ہر زبان کے اپنے لفظ ہوتے ہیں اور اپنی سمت کی ترتیب، اور عدد ویسے ہی رہتے ہیں جیسے لوگ پڑھتے ہیں۔',
  everyone: 'ہر آنکھ اور ہر ہاتھ کے لیے',
  everyoneText:
    'رنگوں کا فرق، حروف کا سائز، کی بورڈ اور اسکرین ریڈر شروع ہی سے ڈیزائن کا حصہ ہیں، تاکہ کوئی رہ نہ جائے۔',
} satisfies Messages['location'];

export const pages = {
  home: 'ہوم',
  onThisPage: 'اس صفحے پر',
  apart: '{from} اور {to} کے درمیان {distance, number} کلومیٹر',
  kilometres: '{distance, number}\u00a0کلومیٹر',
  latitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, south {جنوب} other {شمال}}',
  longitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, west {مغرب} other {مشرق}}',
  invented: 'یہ لوگ اس نمونے کے لیے فرض کیے اور بنائے گئے ہیں۔',
} satisfies Messages['pages'];
