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

export type DoctorCheck = (typeof doctorChecks)[number];

/** Something that a page would be better without. */
export interface Finding {
  check: DoctorCheck;
  /** An error would hurt visitors, a hint would help them. */
  severity: 'error' | 'hint';
  /** The field to mend, as the server names it: `metaTitle`, `blogs_content.0.paragraph`. */
  field: string;
  /** A sentence. */
  message: string;
  /** What the field would hold when it is mended, where that needs nobody's words. */
  mended?: { label: string; value: string };
}

/** All that the doctor found on a page that is not stored. */
export interface Checkup {
  findings: Finding[];
  /** Where visitors would read the page. */
  path: string;
  /** Kilobytes of a first view, compressed; the budget for it. */
  weight: { kilobytes: number; budget: number };
  ms: number;
}

/** Characters that search engines show of a title and of a description, and too few to say anything. */
export const shownLengths = {
  title: { least: 10, most: 60 },
  description: { least: 50, most: 160 },
} as const;
