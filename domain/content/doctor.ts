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
  title: { least: 10, most: 60 },
  description: { least: 50, most: 160 },
} as const;
