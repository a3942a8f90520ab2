import type { Messages } from '../messages.ts';

export const layout = {
  skip: 'متن پر جائیں',
  draft: 'یہ مسودہ ہے جو نجی ربط کے ذریعے {day} تک دیکھا جا سکتا ہے۔ یہ ابھی شائع نہیں ہوا۔',
  copyright: '© {years} {name}۔ {rights}',
  loading: '{page} کھل رہا ہے',
  partFailed: 'یہ حصہ پوری طرح نہیں کھل سکا۔ جو کچھ نظر آ رہا ہے وہ کام کرتا ہے۔',
  reload: 'دوبارہ کھولیے',
  breadcrumb: 'صفحے کا راستہ',
} satisfies Messages['layout'];
