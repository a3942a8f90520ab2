import type { StudyDrawings } from '../study-drawings.ts';
import { drawer } from './drawer.ts';
import { halfASite } from './half-a-site.ts';
import { labelForm } from './label-form.ts';
import { tuesdayPlan } from './tuesday-plan.ts';
import { wordPage } from './word-page.ts';

export const netHouseMuseumDrawings: StudyDrawings = {
  'label-form': labelForm,
  'half-a-site': halfASite,
  drawer,
  'word-page': wordPage,
  'tuesday-plan': tuesdayPlan,
};
