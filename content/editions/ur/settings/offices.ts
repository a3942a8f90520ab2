import type { EditionContent } from '../../edition-content.ts';

export const offices: EditionContent = {
  item: 'offices',
  address: '',
  texts: {
    offices: {
      0: {
        city: 'دبئی',
        street: ['لیول 9، کینال ہاؤس', 'بزنس بے'],
        country: 'متحدہ عرب امارات',
      },
      1: {
        city: 'کراچی',
        street: ['سوئٹ 402، کلفٹن کورٹ', 'بلاک 5'],
        country: 'پاکستان',
      },
    },
  },
};
