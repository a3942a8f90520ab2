import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'صفحه‌ها',
  insights: 'مقاله‌ها',
  studies: 'نمونه‌کارها',
  places: 'شهرها',
  untitled: 'بی‌عنوان',
  reach: 'دفترها: {places}. ایمیل: {email}. تلفن: {phone}.',
  latitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, south {جنوبی} other {شمالی}}',
  longitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, west {غربی} other {شرقی}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'درخواست شما به ما رسید',
  thanks:
    'از اینکه برای ما نوشتید سپاسگزاریم. یک نفر درخواست شما را می‌خواند و ظرف {hours, number} ساعت پاسخ می‌دهد.',
  reply: 'اگر چیزی برای افزودن دارید، به همین پیام پاسخ دهید.',
  mistake:
    'اگر شما برای ما ننوشته‌اید، کسی نشانی شما را به اشتباه وارد کرده است. لازم نیست کاری بکنید.',
  enquiry: 'درخواست شما',
  wrote: 'در {day} نوشتید:',
} satisfies Messages['mail'];
