import type { Messages } from '../messages.ts';

export const missing = {
  title: 'عذرًا! الصفحة غير موجودة',
  line1: 'عذرًا! الصفحة',
  line2: 'غير موجودة',
  heading: 'الصفحة التي تبحثون عنها غير موجودة.',
  text: 'ربما انتقلت إلى عنوان آخر، أو في العنوان خطأ مطبعي.',
  gone: 'كانت هنا يومًا ثم أُزيلت.',
  closest: 'الأقرب إليها',
  contact: 'تواصل معنا',
  searchHeading: 'أو ابحثوا عنها',
  searchText: 'تكفي كلمتان أو ثلاث من الصفحة، بأي ترتيب.',
  words: 'كلمات من الصفحة',
  searchStudies: 'ابحث في أعمالنا',
} satisfies Messages['missing'];
