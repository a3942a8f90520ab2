import type { Messages } from '../messages.ts';

export const pages = {
  home: 'ہوم',
  onThisPage: 'اس صفحے پر',
  apart: '{from} اور {to} کے درمیان {distance, number} کلومیٹر',
  kilometres: '{distance, number}\u00a0کلومیٹر',
  latitude: '{degrees, number, ::.0}° {side, select, south {جنوب} other {شمال}}',
  longitude: '{degrees, number, ::.0}° {side, select, west {مغرب} other {مشرق}}',
  invented:
    'یہ چہرے تصویریں نہیں، خاکے ہیں، اور اس نمونے کے لیے فرض کیے گئے ہیں۔ اپنے لوگوں کے نام لکھیے تو یہ سطر ہٹ جائے گی۔',
} satisfies Messages['pages'];
