import type { StudyDrawings } from '../study-drawings.ts';
import { aprilCount } from './april-count.ts';
import { callCard } from './call-card.ts';
import { emptyByNine } from './empty-by-nine.ts';
import { jobCard } from './job-card.ts';
import { nineteenNumbers } from './nineteen-numbers.ts';

export const yellowLadderHomeServicesDrawings: StudyDrawings = {
  'job-card': jobCard,
  'nineteen-numbers': nineteenNumbers,
  'april-count': aprilCount,
  'call-card': callCard,
  'empty-by-nine': emptyByNine,
};
