/** What the doctor looks at, in this order. */
export const doctorChecks = [
  'saving',
  'title',
  'description',
  'headings',
  'pictures',
  'links',
  'canonical',
  'structured data',
  'html',
  'contrast',
  'weight',
] as const;

/** Characters that search engines show of a title and of a description, and too few to say anything. */
export const shownLengths = {
  title: { min: 10, max: 60 },
  description: { min: 50, max: 160 },
} as const;
