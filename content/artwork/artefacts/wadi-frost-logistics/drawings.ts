import type { StudyDrawings } from '../study-drawings.ts';
import { deliveryLink } from './delivery-link.ts';
import { limits } from './limits.ts';
import { reasonsSheet } from './reasons-sheet.ts';
import { redLine } from './red-line.ts';
import { sensorBox } from './sensor-box.ts';

export const wadiFrostLogisticsDrawings: StudyDrawings = {
  'red-line': redLine,
  'sensor-box': sensorBox,
  'reasons-sheet': reasonsSheet,
  'delivery-link': deliveryLink,
  limits,
};
