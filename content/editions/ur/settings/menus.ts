import type { EditionContent } from '../../edition-content.ts';

export const menus: EditionContent = {
  item: 'menus',
  address: '',
  texts: {
    menus: {
      header: {
        'home-': { label: 'ہوم' },
        solutions: {
          label: 'خدمات',
          entries: {
            design: {
              label: 'ڈیزائن اور تعمیر',
              entries: {
                'e-commerce-development-ecommerce-develop': { label: 'ای کامرس ڈیولپمنٹ' },
                'web-development-web-development-service-': { label: 'ویب ڈیولپمنٹ' },
                'cms-website-development-cms-website-deve': { label: 'CMS ویب سائٹ ڈیولپمنٹ' },
                'mobile-app-development-mobile-app-develo': { label: 'موبائل ایپ ڈیولپمنٹ' },
                'ui-ux-design-ui-ux-design-company-dubai-': { label: 'UI/UX ڈیزائن' },
              },
            },
            promote: {
              label: 'ترقی اور تشہیر',
              entries: {
                'search-engine-optimisation-search-engine': { label: 'سرچ انجن آپٹیمائزیشن' },
                'social-media-marketing-social-media-mark': { label: 'سوشل میڈیا مارکیٹنگ' },
                'google-ads-campaigns-google-ads-services': { label: 'Google Ads مہمات' },
              },
            },
          },
        },
        'company-company': { label: 'کمپنی' },
        'case-studies-case-studies': { label: 'کیس اسٹڈیز' },
        'insights-insights': { label: 'مضامین' },
      },
      start: { label: 'آغاز کیجیے' },
      quote: {
        label: 'تخمینہ لیجیے',
        text: 'بتائیے کہ کیا پہنچانا ہے، اور کتنی دور۔ دو ورکنگ دن میں آپ کو تحریری تخمینہ مل جائے گا۔',
      },
      footer: {
        label: 'اہم لنک',
        call: 'کال کا وقت طے کیجیے',
        social: 'سوشل میڈیا',
        places: 'مقامات',
        rights: 'جملہ حقوق محفوظ ہیں۔',
        links: {
          'about-us-company': { label: 'ہمارے بارے میں' },
          'portfolio-case-studies': { label: 'ہمارا کام' },
          'contact-contact': { label: 'رابطہ' },
        },
      },
      legal: {
        label: 'قانونی معلومات',
        links: {
          'refund-policy-refund-policy': { label: 'ریفنڈ پالیسی' },
          'privacy-policy-privacy-policy': { label: 'پرائیویسی پالیسی' },
        },
      },
    },
  },
};
