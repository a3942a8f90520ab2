import type { Messages } from '../messages.ts';

export const failed = {
  title: 'لا يمكن عرض هذه الصفحة الآن',
  headline: 'انقطع المجرى',
  article: 'مقال',
  message: 'تعذّر تحميل الصفحة. حاولوا مرة أخرى من فضلكم.',
  text: 'الخلل من جهتنا، والمحاولة الثانية تنجح في الغالب.',
  retry: 'إعادة المحاولة',
  homePage: 'الصفحة الرئيسية',
  allStudies: 'كل المشاريع',
  allArticles: 'كل المقالات',
} satisfies Messages['failed'];
