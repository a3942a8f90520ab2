import type { Messages } from '../messages.ts';

export const forms = {
  name: 'الاسم',
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  emailAddress: 'عنوان البريد الإلكتروني',
  phone: 'رقم الهاتف',
  business: 'اسم الشركة',
  role: 'المسمى الوظيفي',
  message: 'الرسالة',
  optional: 'اختياري',
  atLeast:
    '{count, plural, zero {لا حد أدنى} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}',
  upTo: '{count, plural, zero {بلا أحرف} one {حتى حرف واحد} two {حتى حرفين} few {حتى # أحرف} many {حتى # حرفًا} other {حتى # حرف}}',
  used: '{used} من {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  cut: '{count, plural, zero {لم يتسع الحقل لآخر النص.} one {لم يتسع الحقل لآخر النص، فحدّه حرف واحد.} two {لم يتسع الحقل لآخر النص، فحدّه حرفان.} few {لم يتسع الحقل لآخر النص، فحدّه # أحرف.} many {لم يتسع الحقل لآخر النص، فحدّه # حرفًا.} other {لم يتسع الحقل لآخر النص، فحدّه # حرف.}}',
  trap: 'اتركوا هذا فارغًا',
  send: 'إرسال الرسالة',
  busy: 'جارٍ الإرسال',
  sending: 'جارٍ إرسال رسالتكم',
  sent: 'وصلت رسالتكم.',
  failed: 'لم تُرسل الرسالة. أعيدوا تحميل الصفحة وحاولوا مرة أخرى.',
  enquirySent: 'أُرسل النموذج بنجاح!',
  enquiryFailed: 'لم تُرسل الرسالة. أعيدوا تحميل الصفحة وحاولوا مرة أخرى.',
  answer:
    'نجيب خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  promise:
    'يقرؤها إنسان، ويصلكم الجواب خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  orCall: 'أو اتصلوا بنا على {phone}.',
  restore: 'استعادة رسالتي',
  retry: 'إعادة المحاولة',
  start: 'لنبدأ',
  sixLines: 'ستة أسطر، اثنان منها اختياريان. وإن كنتم تفضّلون الكلام فاتصلوا: يرد عليكم إنسان.',
  call: 'الهاتف',
  write: 'البريد',
  visit: 'العنوان',
  openingHours: 'ساعات العمل',
  days: 'من {first} إلى {last}',
  daysAndHours: '{days}: {hours}',
} satisfies Messages['forms'];

export const problems = {
  name: 'اكتبوا اسمكم من فضلكم.',
  email: 'اكتبوا عنوان بريدكم الإلكتروني من فضلكم.',
  emailShape: 'اكتبوا عنوان بريد إلكتروني مثل \u2066name@example.com\u2069 من فضلكم.',
  phone: 'اكتبوا رقم هاتفكم من فضلكم.',
  message: 'اكتبوا رسالة من فضلكم.',
  atLeast:
    'اكتبوا {count, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل من فضلكم.',
  atMost:
    'اكتبوا {count, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر من فضلكم.',
  between:
    'اكتبوا من {min, number} إلى {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} من فضلكم.',
  unknown: 'راجعوا هذا الحقل من فضلكم.',
} satisfies Messages['problems'];
