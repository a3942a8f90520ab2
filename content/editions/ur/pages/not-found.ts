import type { EditionContent } from '../../edition-content.ts';

export const notFound: EditionContent = {
  item: '/not-found',
  address: 'not-found',
  texts: {
    name: 'صفحہ نہیں ملا',
    meta_title: 'اوہو! صفحہ نہیں ملا',
    meta_description: 'جس ایڈریس پر کچھ نہ ہو، وہاں {name} پر آنے والوں کو کیا ملتا ہے۔',
    sections: {
      'not-found': {
        headline: 'اوہو! صفحہ\nنہیں ملا',
        heading: 'آپ جو صفحہ ڈھونڈ رہے ہیں وہ موجود نہیں۔',
        text: 'پانی کسی اور طرف مڑ گیا۔ یہ نہریں اب بھی بہہ رہی ہیں:',
        goneText: 'یہ صفحہ کبھی یہاں تھا، اب ہٹا دیا گیا ہے۔ یہ نہریں اب بھی بہہ رہی ہیں:',
        ways: {
          home: { label: 'ہوم' },
          'case-studies': { label: 'کیس اسٹڈیز' },
          insights: { label: 'مضامین' },
          contact: { label: 'رابطہ' },
        },
        searchHeading: 'یا تلاش کیجیے',
        searchText: 'صفحے کے دو تین لفظ کافی ہیں، ترتیب کوئی بھی ہو۔',
      },
    },
  },
};
