import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, =0 {پروژه‌ها} =1 {یک پروژه} =2 {دو پروژه} =3 {سه پروژه} =4 {چهار پروژه} =5 {پنج پروژه} =6 {شش پروژه} =7 {هفت پروژه} =8 {هشت پروژه} =9 {نه پروژه} =10 {ده پروژه} one {# پروژه} other {# پروژه}}',
  answerTime: '{hours, plural, one {# ساعت} other {# ساعت}}',
  retention: '{months, plural, one {# ماه} other {# ماه}}',
  kept: 'درخواست شما را به مدت {retention}',
  keptUntilAsked: 'درخواست شما را تا زمانی که حذف آن را بخواهید',
} satisfies Messages['facts'];

export const location = {
  audience: 'طراحی متناسب با نیاز مخاطبان شما',
  phone: 'اول روی موبایل',
  phoneText:
    'بسیاری از مردم شما را روی نمایشگری کوچک و با اینترنت همراه می‌شناسند؛ برای همین آن نمایشگر در اولویت است.',
  language: 'به زبانی که می‌پرسند',
  languageText:
    'هر زبان واژه‌های خودش و صفحه‌آرایی در جهت خودش را دارد، و عددها همان‌طور می‌مانند که مردم می‌خوانند.',
  everyone: 'برای هر چشم و هر دست',
  everyoneText:
    'تضاد رنگ، اندازهٔ متن، صفحه‌کلید و صفحه‌خوان از آغاز بخشی از طراحی‌اند تا کسی بیرون نماند.',
} satisfies Messages['location'];

export const pages = {
  home: 'صفحهٔ اصلی',
  onThisPage: 'در این صفحه',
  apart: '{from} و {to}، به فاصلهٔ {distance, number} کیلومتر',
  kilometres: '{distance, number}\u00a0کیلومتر',
  latitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, south {جنوبی} other {شمالی}}',
  longitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, west {غربی} other {شرقی}}',
  invented: 'این افراد برای این نمونه طراحی شده‌اند و واقعی نیستند.',
} satisfies Messages['pages'];
