import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'الصفحات',
  insights: 'المقالات',
  studies: 'أعمالنا',
  places: 'مناطق خدمتنا',
  untitled: 'بلا عنوان',
  reach: 'المكاتب: {places}. البريد الإلكتروني: {email}. الهاتف: {phone}.',
  latitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, south {جنوبًا} other {شمالًا}}',
  longitude: '\u2066{degrees, number, ::.#}°\u2069 {side, select, west {غربًا} other {شرقًا}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'وصلنا استفساركم',
  thanks:
    'شكرًا لكتابتكم إلينا. يقرأ استفساركم إنسان ويرد عليه خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  reply: 'إن كان لديكم ما تضيفونه فردّوا على هذه الرسالة.',
  mistake: 'وإن لم تكتبوا إلينا فقد كتب أحدهم عنوانكم خطأ، ولا يلزمكم فعل شيء.',
  enquiry: 'استفساركم',
  wrote: 'كتبتم في {day}:',
} satisfies Messages['mail'];
