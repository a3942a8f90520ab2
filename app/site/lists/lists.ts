/** Of each list: its address and the messages that name what is in it. */
export const insightsList = {
  path: '/insights',
  words: {
    name: 'lists.insights',
    look: 'lists.lookForArticles',
    search: 'lists.searchArticles',
    found: 'lists.articlesWith',
    pages: 'lists.pagesOfArticles',
  },
} as const;

export const caseStudiesList = {
  path: '/case-studies',
  words: {
    name: 'lists.studies',
    look: 'lists.lookForStudies',
    search: 'lists.searchStudies',
    found: 'lists.studiesWith',
    pages: 'lists.pagesOfStudies',
  },
} as const;

export interface ListNames {
  path: string;
  words: typeof insightsList.words | typeof caseStudiesList.words;
}
