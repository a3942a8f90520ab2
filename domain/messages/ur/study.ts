import type { Messages } from '../messages.ts';

export const study = {
  one: 'کیس اسٹڈی',
  description: 'کیس اسٹڈی: {heading}',
  result: '{figure} {text}۔',
  resultOf: '{who}: {figure} {text}۔',
  client: 'کلائنٹ',
  year: 'سال',
  place: 'مقام',
  team: 'ٹیم',
  duration: 'مدت',
  work: 'ہم نے کیا کیا',
  industry: 'شعبہ',
  before: 'پہلے',
  decision: 'فیصلہ',
  outcome: 'نتیجہ',
  figures: 'اعداد میں',
  nextStudy: 'اگلی کیس اسٹڈی',
  nextProject: 'اگلا پراجیکٹ آپ کا ہو سکتا ہے',
  nextProjectText:
    'بتائیے کہ کیا پہنچانا ہے، اور کتنی دور۔ دو ورکنگ دن میں آپ کو تحریری تخمینہ مل جائے گا۔',
  quote: 'تخمینہ لیجیے',
  tryIt: 'آزمائیے: {task}',
} satisfies Messages['study'];
