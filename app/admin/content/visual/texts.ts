import { sectionLimits } from '../../../../domain/content/sections/sections-field.ts';
import { countOf } from '../../../../domain/count-of.ts';

export const visualTexts = {
  sections: 'Sections',
  counts: (shown: number, hidden: number) =>
    hidden === 0 ? `${shown} shown` : `${shown} shown, ${hidden} hidden`,
  page: 'Name, address and search engines',
  add: 'Add a section',
  addBefore: (name: string) => `Add a section before ${name}`,
  drag: 'Drag to another place',
  moving:
    'Drag, or press Alt with an arrow key. What is hidden stays here and is not sent to visitors.',
  hidden: 'hidden',
  nothing: 'empty: not shown to visitors',
  kept: 'kept',
  keptNote:
    'Kept: this release cannot show this section. It stays in the page as it is. Visitors do not see it.',
  errors: (count: number) => countOf(count, 'error'),
  empty: 'This page has no section yet.',
  full: `A page has room for ${sectionLimits.count} sections.`,
  place: (place: number, count: number) => `Section ${place} of ${count}`,
  more: (name: string) => `More for ${name}`,
  duplicate: 'Duplicate',
  copy: 'Copy to another page',
  copied: 'Copied. On the other page, ‘Add a section’ offers it first.',
  hideIt: 'Hide',
  showIt: 'Show',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  hide: (label: string) => `Hide ${label}`,
  show: (label: string) => `Show ${label}`,
  removed: (label: string) => `${label} was removed.`,
  fold: 'Hide the preview',
  unfold: 'Show the preview',
  ground: (neighbour: string, ground: string) =>
    `${neighbour} beside it stands on ${ground}, so ${ground} is not offered here.`,
} as const;
