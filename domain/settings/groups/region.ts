import { timeZones } from '../../site-clock.ts';
import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import { language, zone } from '../region.ts';
import { setting, settingChoice, settingLine } from '../setting-fields.ts';

const zones = timeZones();

export const region = defineSettings({
  id: 'region',
  title: 'Time and language',
  note: 'the clock of the back office, dates and language of the site',
  saves: 'time zones, language and the spelling of dates',
  tree: {
    time: {
      zone: setting('zone', 'Time zone', zone, {
        options: zones,
        hint: 'Every time of day in the back office is of this zone.',
        empty: 'UTC',
      }),
      secondZone: setting('zone', 'Second time zone', z.literal('').or(zone), {
        options: ['', ...zones],
        words: { '': 'None' },
        hint: 'Stands beside it where something is planned.',
        empty: '',
      }),
    },
    language: {
      tag: settingLine('Language of the site', language.shape.tag, {
        limit: 35,
        hint: 'Its tag, such as en, pt-PT or ar: browsers and search engines read it.',
      }),
      dates: settingChoice('Spelling of dates', {
        'day-first': '30 November 2026',
        'month-first': 'November 30, 2026',
        numbers: '2026-11-30',
      }),
    },
  },
});
