import type { MiniatureTexts } from './miniature-text.ts';

export const ribatAxle: MiniatureTexts = {
  en: {
    client: 'ribat-axle',
    brand: 'Ribat Axle',
    task: 'Find a part',
    steps: [
      { question: 'The chassis number', options: ['Typed from the card', 'Cannot be read'] },
      { question: 'The part', options: ['Oil filter', 'As ordered before'] },
      { question: 'For whom', options: ['A workshop', 'My own car'] },
    ],
    atRest: 'Three taps. Nothing you choose here is sent or stored.',
    result: [
      {
        step: 1,
        says: [
          'Seventeen characters, one answer:',
          'A chat opens to the counter, with the number already in it:',
        ],
      },
      {
        step: 2,
        says: ['the oil filter that fits this car,', 'the earlier order, repeated in two taps,'],
      },
      { step: 3, says: ['while the car is still on the lift.', 'and nothing that does not fit.'] },
    ],
    after: 'Stock is read every two minutes: ‘in stock’ means on the shelf.',
  },
  ar: {
    client: 'ribat-axle',
    brand: 'رباط أكسل',
    task: 'ابحث عن قطعة',
    steps: [
      { question: 'رقم الهيكل', options: ['مكتوب من البطاقة', 'لا يُقرأ'] },
      { question: 'القطعة', options: ['فلتر الزيت', 'كالطلب السابق'] },
      { question: 'لمن', options: ['ورشة', 'سيارتي'] },
    ],
    atRest: 'ثلاث نقرات. لا يُرسل ما تختاره هنا ولا يُحفظ.',
    result: [
      { step: 1, says: ['سبعة عشر رمزًا، وجواب واحد:', 'تُفتح محادثة مع البائع والرقم فيها:'] },
      { step: 2, says: ['فلتر الزيت الذي يناسب هذه السيارة،', 'الطلب السابق يتكرر بنقرتين،'] },
      { step: 3, says: ['والسيارة لا تزال على الرافعة.', 'ولا شيء لا يناسبها.'] },
    ],
    after: 'يُقرأ المخزون كل دقيقتين: «متوفر» تعني على الرف.',
  },
  ur: {
    client: 'ribat-axle',
    brand: 'رباط ایکسل',
    task: 'پرزہ ڈھونڈیے',
    steps: [
      { question: 'چیسس نمبر', options: ['کارڈ سے لکھا', 'پڑھا نہیں جاتا'] },
      { question: 'پرزہ', options: ['آئل فلٹر', 'جیسے پہلے منگوایا تھا'] },
      { question: 'کس کے لیے', options: ['ورکشاپ', 'اپنی گاڑی'] },
    ],
    atRest: 'تین ٹچ۔ یہاں آپ جو چنیں وہ نہ بھیجا جاتا ہے نہ محفوظ ہوتا ہے۔',
    result: [
      { step: 1, says: ['سترہ حروف، ایک جواب:', 'کاؤنٹر سے چیٹ کھلتی ہے، نمبر پہلے سے لکھا ہوا:'] },
      { step: 2, says: ['اس گاڑی کا صحیح آئل فلٹر،', 'پچھلا آرڈر، دو ٹچ میں دہرایا ہوا،'] },
      { step: 3, says: ['جبکہ گاڑی ابھی لفٹ پر ہے۔', 'اور ایسی کوئی چیز نہیں جو نہ لگے۔'] },
    ],
    after: 'اسٹاک ہر دو منٹ بعد پڑھا جاتا ہے: ’دستیاب‘ کا مطلب ہے شیلف پر موجود۔',
  },
};
