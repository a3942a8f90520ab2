import type { MiniatureTexts } from './miniature-text.ts';

export const twelveWells: MiniatureTexts = {
  en: {
    client: 'twelve-wells',
    brand: 'Twelve Wells',
    task: 'Choose a box',
    steps: [
      { question: 'The variety', options: ['Khalas', 'Fardh', 'Lulu'] },
      {
        question: 'Where it will stand',
        options: ['A kitchen table', 'A reception desk', 'Behind a coffee machine'],
      },
    ],
    atRest: 'Two taps. Nothing you choose here is sent or stored.',
    result: [
      {
        step: 1,
        says: [
          'Khalas: butter and caramel.',
          'Fardh: dry, like strong tea.',
          'Lulu: the one you finish without noticing.',
        ],
      },
      {
        step: 2,
        says: [
          'Families order before Ramadan.',
          'Companies order towards the end of the year.',
          'Cafés order a little every month.',
        ],
      },
    ],
    after: 'The strip around the box gives the variety, the plot and the week of picking.',
  },
  ar: {
    client: 'twelve-wells',
    brand: 'الآبار الاثنتا عشرة',
    task: 'اختر علبة',
    steps: [
      { question: 'الصنف', options: ['خلاص', 'فرض', 'لولو'] },
      { question: 'أين ستوضع', options: ['مائدة المطبخ', 'مكتب الاستقبال', 'خلف آلة القهوة'] },
    ],
    atRest: 'نقرتان. لا يُرسل ما تختاره هنا ولا يُحفظ.',
    result: [
      {
        step: 1,
        says: ['خلاص: زبدة وكراميل.', 'فرض: جاف، كالشاي الثقيل.', 'لولو: تنهيه دون أن تنتبه.'],
      },
      {
        step: 2,
        says: [
          'العائلات تطلب قبل رمضان.',
          'الشركات تطلب قرب نهاية السنة.',
          'المقاهي تطلب قليلًا كل شهر.',
        ],
      },
    ],
    after: 'الشريط حول العلبة يذكر الصنف والقطعة وأسبوع القطاف.',
  },
  ur: {
    client: 'twelve-wells',
    brand: 'بارہ کنویں',
    task: 'ڈبا چنیے',
    steps: [
      { question: 'قسم', options: ['خلاص', 'فرض', 'لولو'] },
      {
        question: 'کہاں رکھا جائے گا',
        options: ['باورچی خانے کی میز', 'استقبالیہ', 'کافی مشین کے پیچھے'],
      },
    ],
    atRest: 'دو ٹچ۔ یہاں آپ جو چنیں وہ نہ بھیجا جاتا ہے نہ محفوظ ہوتا ہے۔',
    result: [
      {
        step: 1,
        says: [
          'خلاص: مکھن اور کیریمل۔',
          'فرض: خشک، کڑک چائے جیسی۔',
          'لولو: جو پتا چلے بغیر ختم ہو جائے۔',
        ],
      },
      {
        step: 2,
        says: [
          'گھرانے رمضان سے پہلے منگواتے ہیں۔',
          'کمپنیاں سال کے آخر میں منگواتی ہیں۔',
          'کیفے ہر مہینے تھوڑا سا منگواتے ہیں۔',
        ],
      },
    ],
    after: 'ڈبے کے گرد پٹی پر قسم، کھیت اور چننے کا ہفتہ لکھا ہوتا ہے۔',
  },
};
