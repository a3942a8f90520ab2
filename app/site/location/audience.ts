/** What the Specialization section says on a location page (decision D46). */
export const audienceHeading = "Design that fits your audience's needs";

/** The texts are HTML. */
export const audience = [
  {
    heading: 'On the phone first',
    text: '<p>Most people meet you on a small screen and a mobile connection. That screen is drawn first, and each page is weighed before it goes out.</p>',
  },
  {
    heading: 'In the language they ask in',
    text: '<p>Arabic, English or both: each language gets words of its own and a layout in its own direction, and numbers stay the way people read them.</p>',
  },
  {
    heading: 'For every eye and hand',
    text: '<p>Contrast, text size, keyboard and screen reader are part of the design from the first sketch, and they are tested together with it.</p>',
  },
];
