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
    studyCategories: {
      'Web Development': 'تطوير المواقع',
      'CMS Development': 'مواقع بنظام إدارة المحتوى',
      'Ecommerce Development': 'تطوير المتاجر الإلكترونية',
      'App Development': 'تطوير التطبيقات',
      'Landing Page': 'صفحات الهبوط',
      'UI/UX Design': 'تصميم الواجهات وتجربة المستخدم',
      Branding: 'الهوية البصرية',
      'Marketing Strategy': 'استراتيجية التسويق',
      'Google Ads': 'إعلانات Google',
      SEO: 'تحسين الظهور في محركات البحث',
      SMM: 'التسويق عبر وسائل التواصل',
      'Content Marketing': 'التسويق بالمحتوى',
      'Reputation Management': 'إدارة السمعة',
      'Email Marketing': 'التسويق بالبريد الإلكتروني',
      'Call Action Tracking': 'تتبّع المكالمات',
      'CRM Integration': 'ربط أنظمة إدارة العملاء',
      'API Integration': 'ربط الأنظمة عبر API',
      'Live Chat Solutions': 'حلول الدردشة المباشرة',
    },
  },
};
