import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: 'menus',
  address: '',
  texts: {
    menus: {
      header: {
        'home-': { label: 'الرئيسية' },
        solutions: {
          label: 'خدماتنا',
          entries: {
            design: {
              label: 'التصميم والإتقان',
              entries: {
                'e-commerce-development-ecommerce-develop': { label: 'تطوير المتاجر الإلكترونية' },
                'web-development-web-development-service-': { label: 'تطوير المواقع' },
                'cms-website-development-cms-website-deve': { label: 'مواقع بنظام إدارة المحتوى' },
                'mobile-app-development-mobile-app-develo': { label: 'تطوير تطبيقات الهاتف' },
                'ui-ux-design-ui-ux-design-company-dubai-': {
                  label: 'تصميم الواجهات وتجربة المستخدم',
                },
              },
            },
            promote: {
              label: 'البناء والترويج',
              entries: {
                'search-engine-optimisation-search-engine': {
                  label: 'تحسين الظهور في محركات البحث',
                },
                'social-media-marketing-social-media-mark': { label: 'التسويق عبر وسائل التواصل' },
                'google-ads-campaigns-google-ads-services': { label: 'حملات إعلانات Google' },
              },
            },
          },
        },
        'company-company': { label: 'من نحن' },
        'case-studies-case-studies': { label: 'أعمالنا' },
        'insights-insights': { label: 'المقالات' },
      },
      start: { label: 'لنبدأ' },
      quote: {
        label: 'اطلب عرض سعر',
        text: 'أخبرونا بما تريدون إيصاله، وإلى أين. يصلكم عرض سعر مكتوب خلال يومي عمل.',
      },
      footer: {
        label: 'روابط سريعة',
        call: 'حدّد موعدًا لمكالمة',
        social: 'تابعنا',
        places: 'مناطق خدمتنا',
        rights: 'جميع الحقوق محفوظة.',
        links: {
          'about-us-company': { label: 'من نحن' },
          'portfolio-case-studies': { label: 'أعمالنا' },
          'contact-contact': { label: 'تواصل معنا' },
        },
      },
      legal: {
        label: 'السياسات',
        links: {
          'refund-policy-refund-policy': { label: 'سياسة الاسترداد' },
          'privacy-policy-privacy-policy': { label: 'سياسة الخصوصية' },
        },
      },
    },
  },
};
