import type { MiniatureTexts } from './miniature-text.ts';

export const dawra: MiniatureTexts = {
  en: {
    client: 'dawra',
    brand: 'Dawra',
    task: 'A change at 3.50',
    steps: [
      { question: 'What is new on the list', options: ['My bus', 'My time', 'My gate'] },
      { question: 'On the road', options: ['With a signal', 'Without one'] },
      { question: 'The driver', options: ['I have read it', 'No answer yet'] },
    ],
    atRest: 'Three taps. Nothing you choose here is sent or stored.',
    result: [
      { step: 1, says: ['The bus turns orange', 'The time turns orange', 'The gate turns orange'] },
      'and the phone reads it aloud.',
      {
        step: 3,
        says: [
          'A thumb has confirmed: nobody has to ring.',
          'Planners see who has not confirmed, and ring only this one.',
        ],
      },
      {
        step: 2,
        says: ['', 'The list opens without a signal and reports when there is one again.'],
      },
    ],
    after: 'Six languages, three lines, one thumb.',
  },
  ar: {
    client: 'dawra',
    brand: 'دورة',
    task: 'تغيير عند 3.50',
    steps: [
      { question: 'ما الجديد في القائمة', options: ['حافلتي', 'موعدي', 'بوابتي'] },
      { question: 'على الطريق', options: ['مع إشارة', 'بلا إشارة'] },
      { question: 'السائق', options: ['قرأتها', 'لا رد بعد'] },
    ],
    atRest: 'ثلاث نقرات. لا يُرسل ما تختاره هنا ولا يُحفظ.',
    result: [
      {
        step: 1,
        says: [
          'تتحول الحافلة إلى البرتقالي',
          'يتحول الموعد إلى البرتقالي',
          'تتحول البوابة إلى البرتقالي',
        ],
      },
      'ويقرؤها الهاتف بصوت عالٍ.',
      {
        step: 3,
        says: ['إبهام أكّد، فلا حاجة إلى اتصال.', 'يرى المخططون من لم يؤكد، ويتصلون به وحده.'],
      },
      { step: 2, says: ['', 'تُفتح القائمة بلا إشارة، وتبلّغ حين تعود.'] },
    ],
    after: 'ست لغات، ثلاثة أسطر، إبهام واحد.',
  },
  ur: {
    client: 'dawra',
    brand: 'دورہ',
    task: '3.50 پر تبدیلی',
    steps: [
      { question: 'فہرست میں نیا کیا ہے', options: ['میری بس', 'میرا وقت', 'میرا گیٹ'] },
      { question: 'راستے میں', options: ['سگنل ہے', 'سگنل نہیں'] },
      { question: 'ڈرائیور', options: ['میں نے پڑھ لیا', 'ابھی جواب نہیں'] },
    ],
    atRest: 'تین ٹچ۔ یہاں آپ جو چنیں وہ نہ بھیجا جاتا ہے نہ محفوظ ہوتا ہے۔',
    result: [
      { step: 1, says: ['بس نارنجی ہو جاتی ہے', 'وقت نارنجی ہو جاتا ہے', 'گیٹ نارنجی ہو جاتا ہے'] },
      'اور فون اسے بول کر سناتا ہے۔',
      {
        step: 3,
        says: [
          'انگوٹھے نے تصدیق کر دی: کسی کو فون نہیں کرنا پڑتا۔',
          'منصوبہ ساز دیکھ لیتے ہیں کہ کس نے تصدیق نہیں کی، اور صرف اسی کو فون کرتے ہیں۔',
        ],
      },
      { step: 2, says: ['', 'فہرست سگنل کے بغیر کھلتی ہے اور سگنل آتے ہی خبر دے دیتی ہے۔'] },
    ],
    after: 'چھ زبانیں، تین سطریں، ایک انگوٹھا۔',
  },
};
