const clients = 'ماذا يقول عملاؤنا';

/** What all service pages say, by the names of their sections. */
export const serviceWords = {
  quote: 'اطلب عرض سعر',
  call: { label: 'لنبدأ', note: 'للاتصال' },
  process: 'كيف يسير العمل',
  audiences: 'تصميم يلائم حاجات جمهوركم',
  recentWork: { heading: 'من أحدث أعمالنا', label: 'كل المشاريع' },
  testimonials: { heading: clients },
  questions: { heading: 'قبل أن تسألوا', label: 'اطرح سؤالك' },
  enquiry: {
    heading: 'لنبدأ',
    text: 'ستة حقول، اثنان منها اختياريان. وإن كنتم تفضّلون الحديث فاتصلوا، يردّ عليكم إنسان.',
  },
};
