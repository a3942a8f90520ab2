import type { StudyDrawings } from '../study-drawings.ts';
import { chassisSearch } from './chassis-search.ts';
import { counterChat } from './counter-chat.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { mondayList } from './monday-list.ts';
import { threeNumbers } from './three-numbers.ts';

export const ribatAxleStoresDrawings: StudyDrawings = {
  'chassis-search': chassisSearch,
  'three-numbers': threeNumbers,
  'joined-numbers': joinedNumbers,
  'counter-chat': counterChat,
  'monday-list': mondayList,
};
