const numbers = new Intl.NumberFormat('en');

function linking(pages: number, inMenus: boolean): string {
  const counted = pages === 1 ? '1 page links' : `${numbers.format(pages)} pages link`;
  if (!inMenus) return pages === 0 ? 'No other page links' : counted;
  return pages === 0 ? 'A menu links' : `${counted}, and a menu,`;
}

export const fieldTexts = {
  count: (used: number, limit: number) => `${numbers.format(used)} of ${numbers.format(limit)}`,
  tooLong: (used: number, limit: number) =>
    `Please use at most ${numbers.format(limit)} characters; these are ${numbers.format(used)}.`,
  why: 'Why?',
  required: (label: string) => `${label} is required.`,
  address: 'Current URL:',
  addressMissing: 'The address of the page is made from this text.',
  marksRemoved: 'Invisible marks are removed from the address when it is saved. ',
  madeOfTitle: 'made from the title',
  suggest: (slug: string) => `Use “${slug}”`,
  moves: (address: string, { pages, inMenus }: { pages: number; inMenus: boolean }) =>
    `${linking(pages, inMenus)} to ${address}. When this is saved, links in texts, buttons and menus follow, and visitors of the old address are redirected to the new one.`,
  slugTaken: (address: string) => `${address} is the address of another page already.`,
  slugReserved: (address: string) => `${address} belongs to the site itself.`,
} as const;
