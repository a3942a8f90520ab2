import type { Messages } from '../messages.ts';

export const reviews = {
  heading: 'التقييمات',
  clients: 'ماذا يقول عملاؤنا',
  stars:
    '{count, select, 0 {بلا نجوم من خمس} 1 {نجمة واحدة من خمس} 2 {نجمتان من خمس} 3 {ثلاث نجوم من خمس} 4 {أربع نجوم من خمس} other {خمس نجوم من خمس}}',
  rating: '{rating, number} من {max, number} نجوم',
  noneOfCategory: 'لم يكتب أي عميل بعد تقييمًا لمشاريعنا في {category}.',
} satisfies Messages['reviews'];
