import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'صفحات',
  insights: 'مضامین',
  studies: 'کیس اسٹڈیز',
  places: 'مقامات',
  untitled: 'بلا عنوان',
  reach: 'دفاتر: {places}۔ ای میل: {email}۔ فون: {phone}۔',
  latitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, south {جنوب} other {شمال}}',
  longitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, west {مغرب} other {مشرق}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'آپ کا پیغام ہمیں مل گیا',
  thanks:
    'ہمیں لکھنے کا شکریہ۔ آپ کا پیغام کوئی انسان پڑھتا ہے اور {hours, plural, one {ایک گھنٹے} other {# گھنٹوں}} کے اندر جواب دیتا ہے۔',
  reply: 'کچھ اور بتانا ہو تو اسی ای میل کا جواب دے دیجیے۔',
  mistake:
    'اگر آپ نے ہمیں نہیں لکھا تو کسی نے غلطی سے آپ کا پتا لکھ دیا ہے۔ آپ کو کچھ کرنے کی ضرورت نہیں۔',
  enquiry: 'آپ کا پیغام',
  wrote: 'آپ نے {day} کو لکھا:',
} satisfies Messages['mail'];
