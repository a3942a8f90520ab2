import type { Messages } from '../messages.ts';

export const pages = {
  home: 'الرئيسية',
  onThisPage: 'في هذه الصفحة',
  apart:
    '{from} و{to}، وبينهما {distance, plural, zero {# كيلومتر} one {كيلومتر واحد} two {كيلومتران} few {# كيلومترات} many {# كيلومترًا} other {# كيلومتر}}',
  kilometres: '{distance, number}\u00a0كم',
  latitude: '{degrees, number, ::.0}° {side, select, south {جنوبًا} other {شمالًا}}',
  longitude: '{degrees, number, ::.0}° {side, select, west {غربًا} other {شرقًا}}',
  invented:
    'وجوه مرسومة لا مصوّرة، وشخصيات متخيَّلة لهذا العرض. اكتبوا أسماء فريقكم فيختفي هذا السطر.',
} satisfies Messages['pages'];
