import type { Messages } from '../messages.ts';

export const reviews = {
  heading: 'آرا',
  clients: 'کلائنٹس کیا کہتے ہیں',
  stars:
    'پانچ میں سے {count, select, 0 {کوئی ستارہ نہیں} 1 {ایک ستارہ} 2 {دو ستارے} 3 {تین ستارے} 4 {چار ستارے} other {پانچ ستارے}}',
  rating: '{max, number} میں سے {rating, number} ستارے',
  noneOfCategory: 'ہمارے {category} کے پراجیکٹس پر ابھی کسی کلائنٹ نے تحریری رائے نہیں دی۔',
} satisfies Messages['reviews'];
