export const facts = {
  projects:
    '{count, plural, =0 {Projects} =1 {One project} =2 {Two projects} =3 {Three projects} =4 {Four projects} =5 {Five projects} =6 {Six projects} =7 {Seven projects} =8 {Eight projects} =9 {Nine projects} =10 {Ten projects} =11 {Eleven projects} =12 {Twelve projects} =13 {Thirteen projects} =14 {Fourteen projects} =15 {Fifteen projects} =16 {Sixteen projects} =17 {Seventeen projects} =18 {Eighteen projects} =19 {Nineteen projects} =20 {Twenty projects} one {# project} other {# projects}}',
  retention: '{months, plural, one {# month} other {# months}}',
  kept: 'your enquiry for {retention}',
  keptUntilAsked: 'your enquiry, until you ask',
} as const;
