import type { Messages } from '../messages.ts';

export const missing = {
  title: 'اوہو! صفحہ نہیں ملا',
  line1: 'اوہو! صفحہ',
  line2: 'نہیں ملا',
  heading: 'آپ جو صفحہ ڈھونڈ رہے ہیں وہ موجود نہیں۔',
  text: 'ہو سکتا ہے اس کا پتا بدل گیا ہو، یا پتا لکھنے میں غلطی ہوئی ہو۔',
  gone: 'یہ صفحہ کبھی یہاں تھا، اب ہٹا دیا گیا ہے۔',
  closest: 'اس سے ملتے جلتے',
  contact: 'رابطہ',
  searchHeading: 'یا تلاش کیجیے',
  searchText: 'صفحے کے دو تین لفظ کافی ہیں، ترتیب کوئی بھی ہو۔',
  words: 'صفحے کے لفظ',
  searchStudies: 'کیس اسٹڈیز میں تلاش کیجیے',
} satisfies Messages['missing'];
