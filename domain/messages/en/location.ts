export const location = {
  audience: "Design that fits your audience's needs",
  phone: 'On the phone first',
  phoneText:
    'Most people meet you on a small screen and a mobile connection. That screen is drawn first, and each page is weighed before it goes out.',
  language: 'In the language they ask in',
  languageText:
    'Arabic, English or both: each language gets words of its own and a layout in its own direction, and numbers stay the way people read them.',
  everyone: 'For every eye and hand',
  everyoneText:
    'Contrast, text size, keyboard and screen reader are part of the design from the first sketch, and they are tested together with it.',
} as const;
