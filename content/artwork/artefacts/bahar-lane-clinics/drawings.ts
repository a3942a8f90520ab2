import type { StudyDrawings } from '../study-drawings.ts';
import { booking } from './booking.ts';

export const drawings: StudyDrawings = { booking };
