/** The English sentences of the sections of a page. */
export const sectionTexts = {
  order: 'Order of the sections',
  part: (name: string) =>
    `Section: ${name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)}`,
  add: 'Add a section',
  choose: 'Kind of section',
  open: (label: string) => `Edit ${label}`,
  close: (label: string) => `Close ${label}`,
  duplicate: (label: string) => `Duplicate ${label}`,
  hide: (label: string) => `Hide ${label}`,
  show: (label: string) => `Show ${label}`,
  hidden: 'hidden from visitors',
  kept: 'Kept: this release cannot show it',
  keptNote: 'It stays in the page as it is. Visitors do not see it.',
  removed: (label: string) => `${label} was removed.`,
  empty: 'This page has no section yet.',
  full: (limit: number) => `A page has room for ${limit} sections.`,
} as const;
