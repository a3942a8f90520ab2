import type { StudyDrawings } from '../study-drawings.ts';
import { driverScreen } from './driver-screen.ts';
import { morningList } from './morning-list.ts';
import { nightTally } from './night-tally.ts';
import { nineWeeks } from './nine-weeks.ts';
import { pinnedList } from './pinned-list.ts';

export const dawraStaffLinesDrawings: StudyDrawings = {
  'morning-list': morningList,
  'pinned-list': pinnedList,
  'night-tally': nightTally,
  'driver-screen': driverScreen,
  'nine-weeks': nineWeeks,
};
