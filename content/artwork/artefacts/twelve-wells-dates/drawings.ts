import type { StudyDrawings } from '../study-drawings.ts';
import { monthlyLetter } from './monthly-letter.ts';
import { pageOfRules } from './page-of-rules.ts';
import { plainCarton } from './plain-carton.ts';
import { sevenBoxes } from './seven-boxes.ts';
import { strips } from './strips.ts';
import { tastingNotes } from './tasting-notes.ts';

export const twelveWellsDatesDrawings: StudyDrawings = {
  'seven-boxes': () => sevenBoxes(),
  'plain-carton': plainCarton,
  'tasting-notes': tastingNotes,
  strips,
  'page-of-rules': pageOfRules,
  'monthly-letter': monthlyLetter,
};
