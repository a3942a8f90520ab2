import { allCategories } from '../domain/content/category.ts';

/** Decision D31. */
export const firstCategories: string[] = [
  allCategories,
  'Web Development',
  'Mobile App Development',
  'CMS Website Development',
  'E-commerce Development',
  'UI/UX Design',
  'Search Engine Optimisation',
  'Social Media Marketing',
  'Google Ads',
];
