import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, zero {مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  answerTime:
    '{hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  retention:
    '{months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  kept: 'استفساركم مدة {retention}',
  keptUntilAsked: 'استفساركم إلى أن تطلبوا حذفه',
} satisfies Messages['facts'];

export const location = {
  audience: 'تصميم يناسب جمهوركم',
  phone: 'الهاتف أولًا',
  phoneText:
    'يتعرّف إليكم كثير من الناس على شاشة صغيرة وعبر شبكة الهاتف، لذلك تأتي تلك الشاشة أولًا.',
  language: 'باللغة التي يسألون بها',
  languageText: 'لكل لغة كلماتها وتخطيط باتجاهها، وتبقى الأرقام كما يقرؤها الناس.',
  everyone: 'لكل عين ويد',
  everyoneText:
    'التباين وحجم النص ولوحة المفاتيح وقارئ الشاشة جزء من التصميم منذ البداية، كي لا يُستثنى أحد.',
} satisfies Messages['location'];

export const pages = {
  home: 'الرئيسية',
  onThisPage: 'في هذه الصفحة',
  apart:
    '{from} و{to}، وبينهما {distance, plural, zero {# كيلومتر} one {كيلومتر واحد} two {كيلومتران} few {# كيلومترات} many {# كيلومترًا} other {# كيلومتر}}',
  kilometres: '{distance, number}\u00a0كم',
  latitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, south {جنوبًا} other {شمالًا}}',
  longitude: '\u2066{degrees, number, ::.0}°\u2069 {side, select, west {غربًا} other {شرقًا}}',
  invented: 'شخصيات متخيَّلة ومرسومة لهذا العرض.',
} satisfies Messages['pages'];
