import type { Messages } from '../messages.ts';

export const article = {
  topic: 'تقنية المعلومات',
  by: 'بقلم {author}',
  readingTime:
    '{minutes, plural, zero {أقل من دقيقة للقراءة} one {دقيقة واحدة للقراءة} two {دقيقتان للقراءة} few {# دقائق للقراءة} many {# دقيقة للقراءة} other {# دقيقة للقراءة}}',
  contents: 'في هذا المقال',
  parts: 'أجزاء هذا المقال',
  writtenBy: 'كتبه',
  share: 'شارك هذا المقال',
  email: 'بريد إلكتروني',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyFailed: 'تعذّر النسخ: انسخ العنوان من شريط المتصفح',
  neighbours: 'المقال السابق والمقال التالي',
  previous: 'المقال السابق',
  next: 'المقال التالي',
  mostRecent: 'أحدث المقالات',
} satisfies Messages['article'];
