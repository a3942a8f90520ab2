const numbers = new Intl.NumberFormat('en');

/** The English sentences that fields of any form say. */
export const fieldTexts = {
  count: (used: number, limit: number) => `${numbers.format(used)} of ${numbers.format(limit)}`,
  tooLong: (used: number, limit: number) =>
    `Please use at most ${numbers.format(limit)} characters; these are ${numbers.format(used)}.`,
  why: 'Why?',
  required: (label: string) => `${label} is required.`,
  address: 'Current URL:',
  addressMissing: 'The address of the page is made from this text.',
  madeOfTitle: 'made from the title',
  suggest: (slug: string) => `Use “${slug}”`,
  slugTaken: (address: string) => `${address} is the address of another page already.`,
  slugReserved: (address: string) => `${address} belongs to the site itself.`,
} as const;
