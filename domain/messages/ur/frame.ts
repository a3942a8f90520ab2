import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}، ہوم',
  main: 'مرکزی فہرست',
  menu: 'فہرست',
  mobile: 'موبائل کی فہرست',
  openMenu: 'فہرست کھولیے',
  closeMenu: 'فہرست بند کیجیے',
} satisfies Messages['header'];

export const languages = {
  choose: 'زبانیں',
  missingTitle: 'ابھی ترجمہ نہیں ہوا',
  missing: 'یہ صفحہ ابھی اس زبان میں دستیاب نہیں ہے۔',
  waysOnward: 'آگے کے راستے',
  readIn: 'آپ اسے ان زبانوں میں پڑھ سکتے ہیں',
} satisfies Messages['languages'];

export const layout = {
  skip: 'متن پر جائیے',
  draft: 'یہ مسودہ ہے جو نجی ربط کے ذریعے {day} تک دیکھا جا سکتا ہے۔ یہ ابھی شائع نہیں ہوا۔',
  copyright: '© {years} {name}۔ {rights}',
  loading: '{page} کھل رہا ہے',
  partFailed: 'یہ حصہ پوری طرح نہیں کھل سکا۔ جو کچھ نظر آ رہا ہے وہ کام کرتا ہے۔',
  reload: 'دوبارہ کھولیے',
  breadcrumb: 'صفحے کا راستہ',
} satisfies Messages['layout'];
