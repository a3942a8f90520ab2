import type { Messages } from '../messages.ts';

export const layout = {
  skip: 'انتقل إلى المحتوى',
  draft: 'مسودة تُعرض عبر رابط خاص حتى {day}، وليست منشورة للعموم.',
  copyright: '© {years} {name}. {rights}',
  loading: 'جارٍ تحميل {page}',
  partFailed: 'لم يكتمل تحميل هذا الجزء، لكن ما تراه يعمل.',
  reload: 'إعادة التحميل',
  breadcrumb: 'مسار الصفحة',
} satisfies Messages['layout'];
