import type { Messages } from '../messages.ts';

export const cards = {
  details: 'التفاصيل',
  readMore: 'تابع القراءة',
  readMoreOf: 'تابع القراءة: {title}',
  linkWith: '{link}: {heading}',
  linkAbout: '{link}: {about}',
  service: 'عن الخدمة',
  serviceFor: 'عن الخدمة: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'أعمالنا',
  insights: 'المقالات',
  allProjects: 'كل المشاريع',
  filter: 'التصفية حسب الفئة',
  all: 'الكل',
  allCategories: 'كل الفئات',
  fewerCategories: 'فئات أقل',
  lookForArticles: 'البحث عن مقالات',
  lookForStudies: 'البحث عن مشاريع',
  search: 'بحث',
  searchArticles: 'ابحث في المقالات',
  searchStudies: 'ابحث في أعمالنا',
  articlesWith:
    '{count, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}} عن {words}',
  studiesWith:
    '{count, plural, zero {لا مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}} عن {words}',
  pagesOfArticles: 'صفحات المقالات',
  pagesOfStudies: 'صفحات المشاريع',
  page: 'الصفحة',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  titleOfPage: 'الصفحة {page, number}: {title}',
  descriptionOfPage: 'الصفحة {page, number}. {description}',
  studiesOfCategory: 'أعمالنا: {category}',
  searchInStudies: 'البحث في أعمالنا',
  articlesOfCategory: 'المقالات: {category}',
  searchInArticles: 'البحث في المقالات',
  noStudies: 'لم يُنشر أي مشروع بعد.',
  noStudiesOfCategory: 'لا مشاريع في {category} بعد.',
  noStudiesFound: 'لا مشروع منشورًا يتناول هذا بعد.',
  showAllProjects:
    '{count, plural, zero {عرض المشاريع} one {عرض المشروع الوحيد} two {عرض المشروعين} few {عرض المشاريع كلها، وعددها #} many {عرض المشاريع كلها، وعددها #} other {عرض المشاريع كلها، وعددها #}}',
  noArticles: 'لم يُنشر أي مقال بعد.',
  nothingWritten: 'لا شيء مكتوبًا هنا بعد.',
  noArticlesFound: 'لم نكتب عن هذا بعد.',
  noArticlesOfCategory: 'لا مقالات في {category} بعد.',
  seeStudies: 'شاهد أعمالنا',
  showAllArticles: 'عرض كل المقالات',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'التقييمات',
  clients: 'ماذا يقول عملاؤنا',
  stars:
    '{count, select, 0 {بلا نجوم من خمس} 1 {نجمة واحدة من خمس} 2 {نجمتان من خمس} 3 {ثلاث نجوم من خمس} 4 {أربع نجوم من خمس} other {خمس نجوم من خمس}}',
  rating: '{rating, number} من {max, number} نجوم',
  noneOfCategory: 'لم يكتب أي عميل بعد تقييمًا لمشاريعنا في {category}.',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'شرائح متتالية',
  studies: 'أعمالنا',
  testimonials: 'آراء العملاء',
  previousProject: 'المشروع السابق',
  nextProject: 'المشروع التالي',
  previousTestimonial: 'الرأي السابق',
  nextTestimonial: 'الرأي التالي',
  start: 'تشغيل الشرائح',
  pause: 'إيقاف الشرائح مؤقتًا',
  place: '{number, number} من {count, number}',
} satisfies Messages['sliders'];
