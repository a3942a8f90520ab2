import type { StudyDrawings } from '../study-drawings.ts';
import { branchPage } from './branch-page.ts';
import { mondaySheet } from './monday-sheet.ts';
import { oneAdvert } from './one-advert.ts';
import { receptionNotes } from './reception-notes.ts';
import { trialMessage } from './trial-message.ts';

export const sixthBellGymsDrawings: StudyDrawings = {
  'branch-page': branchPage,
  'one-advert': oneAdvert,
  'reception-notes': receptionNotes,
  'trial-message': trialMessage,
  'monday-sheet': mondaySheet,
};
