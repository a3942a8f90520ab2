export const elsewhereTexts = {
  title: 'How others show it',
  search: 'Search result',
  about: 'about',
  noDescription: 'No description: a search engine takes any words of the page.',
  length: (field: string, used: number, shown: number) => `${field} ${used} of about ${shown}`,
  card: 'Social card',
  size: '1200 by 630',
  later: 'Drawn with these words when it is published.',
} as const;
