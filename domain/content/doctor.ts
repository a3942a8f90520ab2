export const doctorChecks = [
  'saving',
  'translation',
  'date',
  'title',
  'description',
  'headings',
  'pictures',
  'links',
  'facts',
  'likeness',
  'claims',
  'canonical',
  'structured data',
  'html',
  'contrast',
  'weight',
  'approval',
] as const;

/** Characters: what search engines show, and fewer than say anything. */
export const shownLengths = {
  title: { min: 10, max: 60 },
  description: { min: 50, max: 160 },
} as const;
