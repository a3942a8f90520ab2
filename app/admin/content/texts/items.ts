import type { RevisedKind } from '../../../../domain/content/item.ts';

/** What people call the kinds of things that are saved. */
export const kindNames: Record<RevisedKind, string> = {
  'case-study': 'Case study',
  blog: 'Blog',
  'location-page': 'Location page',
  setting: 'Settings',
};

export const itemTexts = {
  untitled: 'Untitled',
  /** Who did what nobody asked for, such as publishing on time. */
  itself: 'The site itself',
} as const;
