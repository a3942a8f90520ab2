import type { Messages } from '../messages.ts';

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
