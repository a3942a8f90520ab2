import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}، ہوم',
  main: 'مرکزی فہرست',
  menu: 'فہرست',
  mobile: 'موبائل کی فہرست',
  openMenu: 'فہرست کھولیے',
  closeMenu: 'فہرست بند کیجیے',
} satisfies Messages['header'];
