import { answerHoursRange } from '../../inbox/answer-promise.ts';
import { defineSettings } from '../group.ts';
import {
  openingHoursLimit,
  openingTimes,
  opensBeforeItCloses,
  weekdays,
} from '../opening-hours.ts';
import { list, setting, whole } from '../setting-fields.ts';

const { day, from, to } = openingTimes.shape;

export const hours = defineSettings({
  id: 'hours',
  title: 'Hours',
  note: 'within which you answer, and when you are open',
  saves: 'the promise of an answer and the opening hours',
  tree: {
    promise: {
      answerHours: whole('Hours within which you answer', {
        ...answerHoursRange,
        hint: 'Forms, policies and mails promise it; the inbox counts it.',
      }),
    },
    openingHours: list('Opening hours', {
      noun: 'opening time',
      limit: openingHoursLimit,
      hint: 'On the contact page, once there are any. A day with a break has two.',
      row: opensBeforeItCloses,
      fields: {
        day: setting('choice', 'Day', day, { options: weekdays, columns: 12, empty: 'Monday' }),
        from: setting('time', 'From', from, { empty: '09:00' }),
        to: setting('time', 'To', to, { empty: '18:00', hint: '00:00 is midnight.' }),
      },
    }),
  },
});
