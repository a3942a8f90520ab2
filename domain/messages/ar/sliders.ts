import type { Messages } from '../messages.ts';

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
