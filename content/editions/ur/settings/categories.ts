import type { EditionContent } from '../../edition-content.ts';

export const categories: EditionContent = {
  item: 'categories',
  address: '',
  texts: {
    categories: {
      All: 'تمام',
      'Web Development': 'ویب ڈیولپمنٹ',
      'Mobile App Development': 'موبائل ایپ ڈیولپمنٹ',
      'CMS Website Development': 'CMS ویب سائٹ ڈیولپمنٹ',
      'E-commerce Development': 'ای کامرس ڈیولپمنٹ',
      'UI/UX Design': 'UI/UX ڈیزائن',
      'Search Engine Optimisation': 'سرچ انجن آپٹیمائزیشن',
      'Social Media Marketing': 'سوشل میڈیا مارکیٹنگ',
      'Google Ads': 'Google Ads',
    },
  },
};
