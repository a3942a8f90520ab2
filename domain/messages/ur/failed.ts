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
