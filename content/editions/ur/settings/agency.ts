import type { EditionContent } from '../../edition-content.ts';

export const agency: EditionContent = {
  item: 'agency',
  address: '',
  texts: {
    name: 'فلج',
    description:
      'دبئی اور کراچی کی ڈیجیٹل ایجنسی: خلیج اور پاکستان کی کمپنیوں کے لیے ویب سائٹس، آن لائن اسٹور، ایپس، سرچ اور اشتہارات۔',
  },
};
