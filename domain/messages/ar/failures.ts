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

export const lastResort = {
  title: 'لا يمكن عرض الصفحة',
  nothing: 'لا شيء في هذا العنوان.',
  failed: 'حدث خلل من جهتنا. حاولوا مرة أخرى بعد دقيقة من فضلكم.',
  home: 'إلى الصفحة الرئيسية',
} satisfies Messages['lastResort'];

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

export const preview = {
  title: 'رابط معاينة',
  changedLine1: 'هذا الرابط',
  changedLine2: 'غير مكتمل',
  changed:
    'جزء منه ناقص أو تغيّر أو سُحب. افتحوه كاملًا مرة أخرى من الرسالة التي وصلكم فيها، وإن لم ينفع ذلك فاطلبوا رابطًا جديدًا.',
  expiredLine1: 'هذه المعاينة',
  expiredLine2: 'انتهت',
  expired: 'تنتهي روابط المعاينة بعد أيام. اطلبوا رابطًا جديدًا ممن أرسله إليكم.',
  goneLine1: 'هذه المعاينة',
  goneLine2: 'سُحبت',
  gone: 'سُحب الرابط أو حُذف ما كان يعرضه. اطلبوا رابطًا جديدًا ممن أرسله إليكم.',
} satisfies Messages['preview'];
