import type { ListNames } from './list-head.tsx';

export const insightsList: ListNames = {
  path: '/insights',
  one: 'article',
  many: 'articles',
};
export const caseStudiesList: ListNames = {
  path: '/case-studies',
  one: 'case study',
  many: 'case studies',
};
