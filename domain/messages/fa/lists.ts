import type { Messages } from '../messages.ts';

export const cards = {
  details: 'دیدن جزئیات',
  readMore: 'ادامهٔ مطلب',
  readMoreOf: 'ادامهٔ مطلب: {title}',
  linkWith: '{link}: {heading}',
  linkAbout: '{link}: {about}',
  service: 'دیدن خدمت',
  serviceFor: 'دیدن خدمت: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'نمونه‌کارها',
  insights: 'مقاله‌ها',
  allProjects: 'دیدن همهٔ پروژه‌ها',
  filter: 'پالایش بر پایهٔ دسته',
  all: 'همه',
  allCategories: 'همهٔ دسته‌ها',
  fewerCategories: 'دسته‌های کمتر',
  lookForArticles: 'پیدا کردن مقاله',
  lookForStudies: 'پیدا کردن نمونه‌کار',
  search: 'جست‌وجو',
  searchArticles: 'جست‌وجو در مقاله‌ها',
  searchStudies: 'جست‌وجو در نمونه‌کارها',
  articlesWith: '{count, plural, =0 {هیچ مقاله‌ای} one {# مقاله} other {# مقاله}} با {words}',
  studiesWith: '{count, plural, =0 {هیچ نمونه‌کاری} one {# نمونه‌کار} other {# نمونه‌کار}} با {words}',
  pagesOfArticles: 'صفحه‌های مقاله‌ها',
  pagesOfStudies: 'صفحه‌های نمونه‌کارها',
  page: 'صفحهٔ',
  previousPage: 'صفحهٔ قبل',
  nextPage: 'صفحهٔ بعد',
  titleOfPage: 'صفحهٔ {page, number}: {title}',
  descriptionOfPage: 'صفحهٔ {page, number}. {description}',
  studiesOfCategory: 'نمونه‌کارها: {category}',
  searchInStudies: 'جست‌وجو در نمونه‌کارها',
  articlesOfCategory: 'مقاله‌ها: {category}',
  searchInArticles: 'جست‌وجو در مقاله‌ها',
  noStudies: 'هنوز نمونه‌کاری منتشر نشده است.',
  noStudiesOfCategory: 'هنوز نمونه‌کاری در دستهٔ «{category}» نیست.',
  noStudiesFound: 'هنوز هیچ نمونه‌کاری دربارهٔ آن نیست.',
  showAllProjects: '{count, plural, one {دیدن تنها پروژه} other {دیدن هر # پروژه}}',
  noArticles: 'هنوز مقاله‌ای منتشر نشده است.',
  nothingWritten: 'هنوز چیزی اینجا نوشته نشده است.',
  noArticlesFound: 'هنوز دربارهٔ آن ننوشته‌ایم.',
  noArticlesOfCategory: 'هنوز مقاله‌ای در دستهٔ «{category}» نیست.',
  seeStudies: 'دیدن نمونه‌کارها',
  showAllArticles: 'دیدن همهٔ مقاله‌ها',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'نظرها',
  clients: 'مشتریان چه می‌گویند',
  stars:
    '{count, select, 0 {بدون ستاره} 1 {یک ستاره} 2 {دو ستاره} 3 {سه ستاره} 4 {چهار ستاره} other {پنج ستاره}} از پنج',
  rating: '{rating, number} ستاره از {max, number}',
  noneOfCategory: 'هنوز هیچ مشتری‌ای نظری دربارهٔ پروژه‌های «{category}» ما ننوشته است.',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'اسلایدر',
  studies: 'نمونه‌کارها',
  testimonials: 'نظر مشتریان',
  previousProject: 'پروژهٔ قبلی',
  nextProject: 'پروژهٔ بعدی',
  previousTestimonial: 'نظر قبلی',
  nextTestimonial: 'نظر بعدی',
  start: 'به حرکت درآوردن اسلایدر',
  pause: 'نگه داشتن اسلایدر',
  place: '{number, number} از {count, number}',
} satisfies Messages['sliders'];
