import type { Messages } from '../messages.ts';

export const article = {
  topic: 'انفارمیشن ٹیکنالوجی',
  by: 'تحریر: {author}',
  readingTime: '{minutes, number} منٹ کا مطالعہ',
  contents: 'اس مضمون میں',
  parts: 'اس مضمون کے حصے',
  writtenBy: 'تحریر',
  share: 'یہ مضمون دوسروں تک پہنچائیے',
  email: 'ای میل',
  copy: 'لنک کاپی کیجیے',
  copied: 'لنک کاپی ہو گیا',
  copyFailed: 'کاپی نہیں ہو سکا: براہِ کرم ایڈریس بار سے کاپی کیجیے',
  neighbours: 'پچھلا اور اگلا مضمون',
  previous: 'پچھلا مضمون',
  next: 'اگلا مضمون',
  mostRecent: 'تازہ مضامین',
} satisfies Messages['article'];
