import type { MiniatureTexts } from './miniature-text.ts';

export const baharLane: MiniatureTexts = {
  en: {
    client: 'bahar-lane',
    brand: 'Bahar Lane',
    task: 'Book a visit',
    steps: [
      { question: 'Your insurance', options: ['Sadaf Silver', 'Another', 'I pay'] },
      { question: 'Your doctor', options: ['Dr Haddad', 'Dr Iqbal', 'Any'] },
      { question: 'The branch', options: ['Al Nahda', 'Deira', 'Ajman'] },
      { question: 'The time', options: ['8.20', '8.50', '9.10', '9.30'] },
    ],
    atRest: 'Four taps. Nothing you choose here is sent or stored.',
    result: [
      { step: 4, says: ['8.20', '8.50', '9.10', '9.30'] },
      { step: 3, says: ['at Al Nahda', 'in Deira', 'in Ajman'] },
      'is held for you.',
    ],
    after: 'For five minutes. In the real one you type your name now.',
  },
  ar: {
    client: 'bahar-lane',
    brand: 'بهار لين',
    task: 'حجز زيارة',
    steps: [
      { question: 'التأمين', options: ['صدف الفضي', 'تأمين آخر', 'على حسابي'] },
      { question: 'الطبيب', options: ['د. حداد', 'د. إقبال', 'أي طبيب'] },
      { question: 'الفرع', options: ['النهدة', 'ديرة', 'عجمان'] },
      { question: 'الموعد', options: ['8.20', '8.50', '9.10', '9.30'] },
    ],
    atRest: 'أربع نقرات. لا يُرسل ما تختاره هنا ولا يُحفظ.',
    result: [
      { step: 4, says: ['الساعة 8.20', 'الساعة 8.50', 'الساعة 9.10', 'الساعة 9.30'] },
      { step: 3, says: ['في النهدة', 'في ديرة', 'في عجمان'] },
      'محجوزة لك.',
    ],
    after: 'لخمس دقائق. وفي الموقع الحقيقي تكتب اسمك الآن.',
  },
  ur: {
    client: 'bahar-lane',
    brand: 'بہار لین',
    task: 'ملاقات کا وقت لیجیے',
    steps: [
      { question: 'آپ کی انشورنس', options: ['صدف سلور', 'کوئی اور', 'خود ادا کروں گا'] },
      { question: 'آپ کے ڈاکٹر', options: ['ڈاکٹر حداد', 'ڈاکٹر اقبال', 'کوئی بھی'] },
      { question: 'برانچ', options: ['النہدہ', 'دیرہ', 'عجمان'] },
      { question: 'وقت', options: ['8.20', '8.50', '9.10', '9.30'] },
    ],
    atRest: 'چار ٹچ۔ یہاں آپ جو چنیں وہ نہ بھیجا جاتا ہے نہ محفوظ ہوتا ہے۔',
    result: [
      { step: 3, says: ['النہدہ میں', 'دیرہ میں', 'عجمان میں'] },
      { step: 4, says: ['8.20 کا وقت', '8.50 کا وقت', '9.10 کا وقت', '9.30 کا وقت'] },
      'آپ کے لیے رکھ لیا گیا ہے۔',
    ],
    after: 'پانچ منٹ کے لیے۔ اصل سائٹ پر اب آپ اپنا نام لکھتے ہیں۔',
  },
};
