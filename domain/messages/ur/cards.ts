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
