import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: 'categories',
  address: '',
  texts: {
    categories: {
      All: 'الكل',
      'Web Development': 'تطوير المواقع',
      'Mobile App Development': 'تطوير تطبيقات الهاتف',
      'CMS Website Development': 'مواقع بنظام إدارة المحتوى',
      'E-commerce Development': 'تطوير المتاجر الإلكترونية',
      'UI/UX Design': 'تصميم الواجهات وتجربة المستخدم',
      'Search Engine Optimisation': 'تحسين الظهور في محركات البحث',
      'Social Media Marketing': 'التسويق عبر وسائل التواصل',
      'Google Ads': 'إعلانات Google',
    },
  },
};
