import type { StudyDrawings } from '../study-drawings.ts';
import { booking } from './booking.ts';
import { dayView } from './day-view.ts';
import { eveningMessage } from './evening-message.ts';
import { paperCards } from './paper-cards.ts';
import { sixDiaries } from './six-diaries.ts';

export const baharLaneClinicsDrawings: StudyDrawings = {
  booking,
  'six-diaries': sixDiaries,
  'paper-cards': paperCards,
  'evening-message': eveningMessage,
  'day-view': dayView,
};
