export const facts = {
  projects:
    '{count, plural, =0 {Projects} =1 {One project} =2 {Two projects} =3 {Three projects} =4 {Four projects} =5 {Five projects} =6 {Six projects} =7 {Seven projects} =8 {Eight projects} =9 {Nine projects} =10 {Ten projects} =11 {Eleven projects} =12 {Twelve projects} =13 {Thirteen projects} =14 {Fourteen projects} =15 {Fifteen projects} =16 {Sixteen projects} =17 {Seventeen projects} =18 {Eighteen projects} =19 {Nineteen projects} =20 {Twenty projects} one {# project} other {# projects}}',
  answerTime: '{hours, plural, one {# hour} other {# hours}}',
  retention: '{months, plural, one {# month} other {# months}}',
  kept: 'your enquiry for {retention}',
  keptUntilAsked: 'your enquiry, until you ask',
} as const;

export const location = {
  audience: "Design that fits your audience's needs",
  phone: 'On the phone first',
  phoneText:
    'Many people meet you on a small screen and a mobile connection, so that screen comes first.',
  language: 'In the language they ask in',
  languageText:
    'Each language has words of its own and a layout in its own direction, and numbers stay the way people read them.',
  everyone: 'For every eye and hand',
  everyoneText:
    'Contrast, text size, keyboard and screen reader are part of the design from the start, so that nobody is left out.',
} as const;

export const pages = {
  home: 'Home',
  onThisPage: 'On this page',
  apart: '{from} and {to}, {distance, number} kilometres apart',
  kilometres: '{distance, number}\u00a0km',
  latitude: '{degrees, number, ::.0}°\u00a0{side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.0}°\u00a0{side, select, west {W} other {E}}',
  invented: 'People drawn and invented for this demonstration.',
} as const;
