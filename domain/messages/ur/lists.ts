import type { Messages } from '../messages.ts';

export const cards = {
  details: 'تفصیل دیکھیے',
  readMore: 'مزید پڑھیے',
  readMoreOf: 'مزید پڑھیے: {title}',
  linkWith: '{link}: {heading}',
  linkAbout: '{link}: {about}',
  service: 'سروس دیکھیے',
  serviceFor: 'سروس دیکھیے: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'کیس اسٹڈیز',
  insights: 'مضامین',
  allProjects: 'تمام پراجیکٹ دیکھیے',
  filter: 'زمرے کے لحاظ سے چھانٹیے',
  all: 'تمام',
  allCategories: 'تمام زمرے',
  fewerCategories: 'کم زمرے',
  lookForArticles: 'مضامین ڈھونڈیے',
  lookForStudies: 'کیس اسٹڈیز ڈھونڈیے',
  search: 'تلاش کیجیے',
  searchArticles: 'مضامین میں تلاش کیجیے',
  searchStudies: 'کیس اسٹڈیز میں تلاش کیجیے',
  articlesWith: '{count, plural, =0 {کوئی مضمون نہیں ملا} one {# مضمون} other {# مضامین}}: {words}',
  studiesWith:
    '{count, plural, =0 {کوئی کیس اسٹڈی نہیں ملی} one {# کیس اسٹڈی} other {# کیس اسٹڈیز}}: {words}',
  pagesOfArticles: 'مضامین کے صفحات',
  pagesOfStudies: 'کیس اسٹڈیز کے صفحات',
  page: 'صفحہ',
  previousPage: 'پچھلا صفحہ',
  nextPage: 'اگلا صفحہ',
  titleOfPage: 'صفحہ {page, number}: {title}',
  descriptionOfPage: 'صفحہ {page, number}۔ {description}',
  studiesOfCategory: 'کیس اسٹڈیز: {category}',
  searchInStudies: 'کیس اسٹڈیز میں تلاش',
  articlesOfCategory: 'مضامین: {category}',
  searchInArticles: 'مضامین میں تلاش',
  noStudies: 'ابھی کوئی کیس اسٹڈی شائع نہیں ہوئی۔',
  noStudiesOfCategory: '{category} میں ابھی کوئی کیس اسٹڈی نہیں۔',
  noStudiesFound: 'اس موضوع پر ابھی کوئی کیس اسٹڈی نہیں۔',
  showAllProjects: '{count, plural, one {واحد پراجیکٹ دیکھیے} other {تمام # پراجیکٹ دیکھیے}}',
  noArticles: 'ابھی کوئی مضمون شائع نہیں ہوا۔',
  nothingWritten: 'یہاں ابھی کچھ نہیں لکھا گیا۔',
  noArticlesFound: 'ہم نے ابھی اس پر نہیں لکھا۔',
  noArticlesOfCategory: '{category} میں ابھی کوئی مضمون نہیں۔',
  seeStudies: 'کیس اسٹڈیز دیکھیے',
  showAllArticles: 'تمام مضامین دیکھیے',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'آرا',
  clients: 'کلائنٹس کیا کہتے ہیں',
  stars:
    'پانچ میں سے {count, select, 0 {کوئی ستارہ نہیں} 1 {ایک ستارہ} 2 {دو ستارے} 3 {تین ستارے} 4 {چار ستارے} other {پانچ ستارے}}',
  rating: '{max, number} میں سے {rating, number} ستارے',
  noneOfCategory: 'ہمارے {category} کے پراجیکٹس پر ابھی کسی کلائنٹ نے تحریری رائے نہیں دی۔',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'سلائیڈر',
  studies: 'کیس اسٹڈیز',
  testimonials: 'کلائنٹس کی آرا',
  previousProject: 'پچھلا پراجیکٹ',
  nextProject: 'اگلا پراجیکٹ',
  previousTestimonial: 'پچھلی رائے',
  nextTestimonial: 'اگلی رائے',
  start: 'سلائیڈر چلائیے',
  pause: 'سلائیڈر روکیے',
  place: '{count, number} میں سے {number, number}',
} satisfies Messages['sliders'];
