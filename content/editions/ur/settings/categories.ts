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
    studyCategories: {
      'Web Development': 'ویب ڈیولپمنٹ',
      'CMS Development': 'CMS ڈیولپمنٹ',
      'Ecommerce Development': 'ای کامرس ڈیولپمنٹ',
      'App Development': 'ایپ ڈیولپمنٹ',
      'Landing Page': 'لینڈنگ پیج',
      'UI/UX Design': 'UI/UX ڈیزائن',
      Branding: 'برانڈنگ',
      'Marketing Strategy': 'مارکیٹنگ کی حکمتِ عملی',
      'Google Ads': 'Google Ads',
      SEO: 'SEO',
      SMM: 'سوشل میڈیا مارکیٹنگ',
      'Content Marketing': 'کونٹینٹ مارکیٹنگ',
      'Reputation Management': 'ساکھ کی دیکھ بھال',
      'Email Marketing': 'ای میل مارکیٹنگ',
      'Call Action Tracking': 'کالز کی ٹریکنگ',
      'CRM Integration': 'CRM انٹیگریشن',
      'API Integration': 'API انٹیگریشن',
      'Live Chat Solutions': 'لائیو چیٹ',
    },
  },
};
