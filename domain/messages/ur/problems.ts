import type { Messages } from '../messages.ts';

export const problems = {
  name: 'براہِ کرم اپنا نام لکھیے۔',
  email: 'براہِ کرم اپنا ای میل لکھیے۔',
  emailShape: 'براہِ کرم \u2066name@example.com\u2069 جیسا ای میل پتا لکھیے۔',
  phone: 'براہِ کرم اپنا فون نمبر لکھیے۔',
  message: 'براہِ کرم پیغام لکھیے۔',
  atLeast: 'براہِ کرم کم از کم {count, number} حروف لکھیے۔',
  atMost: 'براہِ کرم زیادہ سے زیادہ {count, number} حروف لکھیے۔',
  between: 'براہِ کرم {min, number} سے {max, number} حروف تک لکھیے۔',
  unknown: 'براہِ کرم یہ خانہ دوبارہ دیکھیے۔',
} satisfies Messages['problems'];
