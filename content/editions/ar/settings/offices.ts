import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: 'offices',
  address: '',
  texts: {
    offices: {
      '0': {
        city: 'دبي',
        street: ['الطابق 9، كانال هاوس', 'الخليج التجاري'],
        country: 'الإمارات العربية المتحدة',
      },
      '1': {
        city: 'كراتشي',
        street: ['مكتب 402، كليفتون كورت', 'بلوك 5'],
        country: 'باكستان',
      },
    },
  },
};
