import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}، الصفحة الرئيسية',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  mobile: 'قائمة الهاتف',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
} satisfies Messages['header'];
