import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: 'agency',
  address: '',
  texts: {
    name: 'فلج',
    description:
      'وكالة رقمية في دبي وكراتشي: مواقع ومتاجر إلكترونية وتطبيقات وبحث وإعلان لشركات الخليج وباكستان.',
  },
};
