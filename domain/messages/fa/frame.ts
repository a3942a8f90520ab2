import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}، صفحهٔ اصلی',
  main: 'فهرست اصلی',
  menu: 'فهرست',
  mobile: 'فهرست موبایل',
  openMenu: 'باز کردن فهرست',
  closeMenu: 'بستن فهرست',
} satisfies Messages['header'];

export const languages = {
  choose: 'زبان‌ها',
  missingTitle: 'هنوز ترجمه نشده است',
  missing: 'این صفحه هنوز به این زبان موجود نیست.',
  waysOnward: 'راه‌های ادامه',
  readIn: 'این صفحه به این زبان‌ها خواندنی است',
} satisfies Messages['languages'];

export const layout = {
  skip: 'رفتن به متن',
  draft: 'پیش‌نویس است و تا {day} با پیوند خصوصی دیده می‌شود. عمومی نیست.',
  copyright: '© {years} {name}. {rights}',
  loading: 'در حال بارگذاری {page}',
  partFailed: 'این بخش کامل بارگذاری نشد. آنچه می‌بینید همچنان کار می‌کند.',
  reload: 'بارگذاری دوباره',
  breadcrumb: 'مسیر صفحه',
} satisfies Messages['layout'];
