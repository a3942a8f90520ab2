import { defineSettings } from '../group.ts';
import {
  filledLine,
  settingLines,
  settingsLimits,
  translatable,
  whole,
} from '../setting-fields.ts';

export const agency = defineSettings({
  id: 'agency',
  title: 'Agency',
  note: 'who you are, in a line',
  saves: 'the name and the description',
  tree: {
    name: filledLine('Name', translatable),
    /** Decision D34. */
    firstYear: whole('First year of the copyright line', { min: 1800, max: 2100 }),
    description: settingLines('What the agency does, in one sentence', settingsLimits.description),
  },
});
