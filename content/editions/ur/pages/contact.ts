import type { EditionContent } from '../../edition-content.ts';

export const contact: EditionContent = {
  item: '/contact',
  address: 'contact',
  texts: {
    name: 'رابطہ',
    meta_title: 'رابطہ | {name}',
    meta_description:
      '{cities} میں {name} کو لکھیے یا فون کیجیے۔ تین سطروں میں اپنی ضرورت بتائیے، {answerTime} کے اندر جواب مل جائے گا۔',
    sections: {
      'contact-hero': {
        headline: 'ہم سے رابطہ کیجیے',
        lead: 'بتائیے کہ کیا پہنچانا ہے، اور کتنی دور۔ ہر پیغام کوئی انسان پڑھتا ہے۔',
      },
      'contact-enquiry': {
        heading: 'آئیے، بات کریں!',
        text: 'تین سطریں کافی ہیں۔ اگر بریف تیار ہے تو بتا دیجیے، ہم خود مانگ لیں گے۔ {answerTime} کے اندر آپ کو جواب مل جائے گا۔',
      },
      'contact-process': {
        heading: 'اس کے بعد کیا ہوتا ہے',
        steps: {
          stored: {
            when: 'فوراً',
            heading: 'محفوظ',
            text: 'پہلے آپ کا پیغام محفوظ ہوتا ہے، پھر یہ صفحہ شکریہ کہتا ہے، اس لیے کوئی پیغام راستے میں گم نہیں ہوتا۔',
          },
          answered: {
            when: '{answerTime} کے اندر',
            heading: 'جواب',
            text: 'جو شخص یہ کام کر سکتا ہے وہی پیغام پڑھتا ہے اور جواب لکھتا ہے: کچھ سوال، ایک ابتدائی خیال، یا صاف انکار۔',
          },
          talked: {
            when: 'جس دن آپ چاہیں',
            heading: 'بات چیت',
            text: 'بیس منٹ، فون پر یا آپ کے دفتر میں۔ ہم پوچھتے ہیں کہ کسے پہنچنا ہے، اور آج اس کے راستے میں کیا آ رہا ہے۔',
          },
          estimated: {
            when: 'اس کے دو ورکنگ دن بعد',
            heading: 'تخمینہ',
            text: 'تحریری صورت میں: ہم کیا بنائیں گے، کتنا وقت لگے گا، کتنا خرچ آئے گا، اور ہماری رائے میں کیا چھوڑ دینا چاہیے۔',
          },
        },
      },
    },
  },
};
