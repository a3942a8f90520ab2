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
