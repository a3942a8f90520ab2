import type { Messages } from '../messages.ts';

export const failed = {
  title: 'یہ صفحہ ابھی نہیں دکھایا جا سکتا',
  headline: 'نہر سوکھ گئی',
  article: 'مضمون',
  message: 'صفحہ نہیں کھل سکا۔ براہِ کرم دوبارہ کوشش کیجیے۔',
  text: 'خرابی ہماری طرف ہے۔ دوسری کوشش اکثر کامیاب رہتی ہے۔',
  retry: 'دوبارہ کوشش کیجیے',
  homePage: 'ہوم پیج',
  allStudies: 'تمام کیس اسٹڈیز',
  allArticles: 'تمام مضامین',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'صفحہ نہیں دکھایا جا سکتا',
  nothing: 'اس پتے پر کچھ نہیں۔',
  failed: 'ہماری طرف کچھ خرابی ہوئی۔ براہِ کرم ایک منٹ بعد دوبارہ کوشش کیجیے۔',
  home: 'ہوم پیج پر جائیے',
} satisfies Messages['lastResort'];

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

export const preview = {
  title: 'پیش نظارے کا لنک',
  changedLine1: 'یہ لنک',
  changedLine2: 'پورا نہیں',
  changed:
    'اس کا کوئی حصہ غائب ہے، بدل گیا ہے یا واپس لے لیا گیا ہے۔ جس پیغام میں یہ آیا تھا وہاں سے اسے پورا دوبارہ کھولیے؛ پھر بھی نہ کھلے تو نیا لنک مانگ لیجیے۔',
  expiredLine1: 'یہ پیش نظارہ',
  expiredLine2: 'ختم ہو گیا',
  expired: 'پیش نظارے کے لنک چند دن بعد ختم ہو جاتے ہیں۔ جس نے بھیجا تھا اس سے نیا لنک مانگ لیجیے۔',
  goneLine1: 'یہ پیش نظارہ',
  goneLine2: 'واپس لے لیا گیا',
  gone: 'لنک واپس لے لیا گیا، یا جو کچھ اس میں تھا وہ حذف ہو گیا۔ جس نے بھیجا تھا اس سے نیا لنک مانگ لیجیے۔',
} satisfies Messages['preview'];
