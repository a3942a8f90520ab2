import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}، الصفحة الرئيسية',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  mobile: 'قائمة الهاتف',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
} satisfies Messages['header'];

export const languages = {
  choose: 'اللغات',
  missingTitle: 'لم تُترجم بعد',
  missing: 'هذه الصفحة غير متوفرة بهذه اللغة بعد.',
  waysOnward: 'وجهات أخرى',
  readIn: 'يمكنكم قراءتها بإحدى هذه اللغات',
} satisfies Messages['languages'];

export const layout = {
  skip: 'انتقل إلى المحتوى',
  draft: 'مسودة تُعرض عبر رابط خاص حتى {day}، وليست منشورة للعموم.',
  copyright: '© {years} {name}. {rights}',
  loading: 'جارٍ تحميل {page}',
  partFailed: 'لم يكتمل تحميل هذا الجزء، لكن ما ترونه يعمل.',
  reload: 'إعادة التحميل',
  breadcrumb: 'مسار الصفحة',
} satisfies Messages['layout'];
