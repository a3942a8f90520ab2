import { studyCategoryName } from '../../../domain/content/kinds/study-category-name.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';

/** Of each list: its address, the messages that name what is in it, and what visitors call a category. */
export const insightsList = {
  path: '/insights',
  words: {
    name: 'lists.insights',
    look: 'lists.lookForArticles',
    search: 'lists.searchArticles',
    found: 'lists.articlesWith',
    pages: 'lists.pagesOfArticles',
  },
  categoryName: (name: string) => name,
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
  categoryName: studyCategoryName,
} as const;

export interface ListNames {
  path: string;
  words: typeof insightsList.words | typeof caseStudiesList.words;
  categoryName: (name: string, messages: SiteMessages) => string;
}
