import type { Messages } from '../messages.ts';

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
