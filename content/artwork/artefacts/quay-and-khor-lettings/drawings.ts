import type { StudyDrawings } from '../study-drawings.ts';
import { markedEnquiries } from './marked-enquiries.ts';
import { monthlySheet } from './monthly-sheet.ts';
import { notebook } from './notebook.ts';
import { pageFour } from './page-four.ts';
import { towerPage } from './tower-page.ts';

export const quayAndKhorLettingsDrawings: StudyDrawings = {
  'tower-page': towerPage,
  'page-four': pageFour,
  'marked-enquiries': markedEnquiries,
  notebook,
  'monthly-sheet': monthlySheet,
};
