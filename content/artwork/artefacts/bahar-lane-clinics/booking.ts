import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phone } from '../drawing/phone.ts';
import {
  arabic,
  blossom,
  flower,
  green,
  hairline,
  handset,
  ink,
  mist,
  paleBlossom,
  petal,
  rose,
  soft,
  type,
} from './look.ts';

const answers = [
  ['Insurance', 'Sadaf Silver, covered'],
  ['Doctor', 'Dr Leena Haddad'],
  ['Branch', 'Al Nahda, 14 min by car'],
] as const;

function head(drawing: Drawing) {
  flower(drawing, 38, 84, 17, petal, '#ffffff');
  drawing.text('Bahar Lane', 62, 91, type(700, 21, ink));
  drawing.text('العربية', 366, 91, arabic(700, 17, green));
  drawing.text('Book a visit', 24, 142, type(700, 31, ink));
}

function answered(drawing: Drawing) {
  for (const [i, [question, answer]] of answers.entries()) {
    const y = 164 + i * 56;
    drawing.rect(24, y, 342, 48, mist, { radius: 12 });
    drawing.circle(48, y + 24, 11, green);
    tick(drawing, 43, y + 24, 10, '#ffffff', 2.2);
    drawing.text(question, 70, y + 20, type(500, 12.5, soft));
    drawing.text(answer, 70, y + 38, type(600, 15.5, ink));
    drawing.text('Change', 350, y + 30, { ...type(600, 13.5, green), align: 'end' });
  }
}

const days = [
  ['Mon', '13', 'full'],
  ['Tue', '14', 'chosen'],
  ['Wed', '15', 'free'],
  ['Thu', '16', 'free'],
  ['Fri', '17', 'full'],
] as const;

function day(drawing: Drawing, x: number, [name, date, state]: (typeof days)[number]) {
  const isChosen = state === 'chosen';
  const fill = isChosen ? green : state === 'full' ? mist : '#ffffff';
  const stroke = isChosen ? green : hairline;
  drawing.rect(x, 390, 62, 62, fill, { radius: 14, stroke, width: 1.5 });
  const middle = x + 31;
  const small = type(500, 13, isChosen ? '#cfe8d9' : soft);
  drawing.text(state === 'full' ? 'full' : name, middle, 413, { ...small, align: 'middle' });
  const large = type(700, 21, isChosen ? '#ffffff' : state === 'full' ? soft : ink);
  drawing.text(date, middle, 440, { ...large, align: 'middle' });
}

const times = [
  ['8.20', 'free'],
  ['8.40', 'taken'],
  ['9.10', 'held'],
  ['9.30', 'free'],
  ['10.00', 'taken'],
  ['10.20', 'free'],
  ['11.40', 'free'],
  ['12.00', 'free'],
  ['12.20', 'taken'],
] as const;

function time(drawing: Drawing, x: number, y: number, [name, state]: (typeof times)[number]) {
  const fill = { free: '#ffffff', taken: mist, held: blossom }[state];
  const stroke = { free: hairline, taken: mist, held: rose }[state];
  const width = state === 'held' ? 2.5 : 1.5;
  drawing.rect(x, y, 110, 46, fill, { radius: 12, stroke, width });
  const label = type(state === 'held' ? 700 : 600, 17, state === 'taken' ? soft : ink);
  drawing.text(name, x + 55, y + 29, { ...label, align: 'middle' });
  if (state === 'taken') drawing.line(x + 32, y + 23.5, x + 78, y + 23.5, soft, { width: 1.5 });
}

function question(drawing: Drawing) {
  drawing.circle(37, 363, 13, 'none', { stroke: green, width: 2 });
  drawing.text('4', 37, 368.5, { ...type(700, 15, green), align: 'middle' });
  drawing.text('Which time suits you?', 60, 369, type(700, 18.5, ink));
  for (const [i, each] of days.entries()) day(drawing, 24 + i * 70, each);
  for (const [i, each] of times.entries()) {
    time(drawing, 24 + (i % 3) * 116, 470 + Math.floor(i / 3) * 54, each);
  }
}

function heldSlot(drawing: Drawing) {
  drawing.rect(0, 644, 390, 200, paleBlossom);
  drawing.circle(49, 686, 21, 'none', { stroke: '#f3cbd5', width: 5 });
  drawing.path('M49 665A21 21 0 1 1 39.8 667.1', 'none', { stroke: rose, width: 5, cap: 'round' });
  drawing.text('4.38', 49, 690.5, { ...type(700, 12.5, ink), align: 'middle' });
  drawing.text('9.10 on Tuesday is held for you', 84, 682, type(700, 17, ink));
  drawing.text('Five minutes, while you type your name.', 84, 703, type(500, 13.5, '#6b4a54'));
  drawing.rect(24, 724, 198, 54, '#ffffff', { radius: 12, stroke: '#c98e9d', width: 1.5 });
  const end = drawing.text('Mariam Al', 40, 757, type(500, 17, ink));
  drawing.rect(end + 3, 739, 2, 24, green);
  drawing.rect(232, 724, 134, 54, green, { radius: 12 });
  drawing.text('Book 9.10', 299, 757, { ...type(700, 17, '#ffffff'), align: 'middle' });
}

export function booking(): Drawing {
  return phone({ ...handset, time: '7.42' }, (drawing) => {
    head(drawing);
    answered(drawing);
    question(drawing);
    heldSlot(drawing);
  });
}
