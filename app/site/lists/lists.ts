import { href } from 'react-router';
import type { ListNames } from './list-head.tsx';

export const insightsList: ListNames = {
  path: href('/insights'),
  one: 'article',
  many: 'articles',
};
export const caseStudiesList: ListNames = {
  path: href('/case-studies'),
  one: 'case study',
  many: 'case studies',
};
