import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { sixthBellGymsLook } from './look.ts';

const { bell, blue, ink, pale, poster, rule, sans, soft, yellow } = sixthBellGymsLook;

const green = '#17633c';

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 172, blue);
  bell(drawing, 26, 66, 24, yellow);
  drawing.text('Reception, Gulshan', 62, 87, sans(600, 17, '#ffffff'));
  drawing.text('Trials', 22, 150, poster(50, '#ffffff'));
  drawing.text('Wednesday', 366, 147, { ...sans(600, 17, '#dde3ff'), align: 'end' });
}

/** What came in just now: class, branch, and the advert that it came from. */
function message(drawing: Drawing) {
  drawing.rect(16, 190, 358, 268, '#ffffff', { radius: 10, stroke: ink, width: 2.5 });
  drawing.rect(36, 210, 76, 32, yellow, { radius: 4 });
  drawing.text('new', 74, 232, { ...sans(700, 16, ink), align: 'middle' });
  drawing.text('6.13 pm', 354, 232, { ...sans(500, 15.5, soft), align: 'end' });
  drawing.text('Nida', 36, 286, sans(700, 32, ink));
  drawing.text('03xx 555 0123', 354, 284, { ...sans(500, 18, ink), align: 'end' });
  for (const [i, [label, words]] of [
    ['Class', 'Boxing, Thu 10.00 am, women'],
    ['Branch', 'Gulshan, gate 2'],
    ['Advert', 'after work, place free today'],
  ].entries()) {
    const y = 304 + i * 30;
    drawing.text(label ?? '', 36, y + 20, sans(500, 15.5, soft));
    drawing.text(words ?? '', 104, y + 20, { ...sans(600, 16, ink), upTo: 256 });
  }
  drawing.rect(36, 404, 154, 40, blue, { radius: 5 });
  drawing.text('Ring her', 113, 430, { ...sans(700, 16.5, '#ffffff'), align: 'middle' });
  drawing.rect(200, 404, 154, 40, '#ffffff', { radius: 5, stroke: blue, width: 2 });
  drawing.text('Text the map', 277, 430, { ...sans(600, 16.5, blue), align: 'middle' });
}

const trials = [
  ['5.00', 'Hamza', 'Strength', 'attended'],
  ['5.00', 'Usman', 'Strength', 'attended'],
  ['6.00', 'Bilqis', 'Boxing', 'not yet'],
  ['7.00', 'Areeb', 'Boxing', 'booked'],
  ['7.00', 'Sara', 'Boxing', 'booked'],
] as const;

function today(drawing: Drawing) {
  drawing.text('Today', 24, 498, sans(700, 19, ink));
  drawing.text('2 of 5 attended', 366, 498, { ...sans(500, 16, soft), align: 'end' });
  for (const [i, [time, name, group, state]] of trials.entries()) {
    const y = 510 + i * 54;
    const isLate = state === 'not yet';
    if (isLate) drawing.rect(12, y + 3, 366, 49, '#fff6bf', { radius: 5 });
    drawing.text(time, 24, y + 34, sans(700, 17, ink));
    drawing.text(name, 80, y + 34, sans(600, 17, ink));
    drawing.text(group, 172, y + 34, sans(500, 16, soft));
    const isThere = state === 'attended';
    const style = sans(600, 15.5, isThere ? green : isLate ? ink : blue);
    drawing.text(state, 366, y + 34, { ...style, align: 'end' });
    if (isThere) tick(drawing, 270, y + 29, 15, green, 3);
    drawing.line(24, y + 53, 366, y + 53, rule, { width: 1.2 });
  }
}

export function trialMessage(): Drawing {
  const look = { body: ink, ground: pale, face: 'archivo-600', time: '6.13' } as const;
  return phoneFrame({ ...look, ink: '#ffffff' }, (drawing) => {
    head(drawing);
    message(drawing);
    today(drawing);
    drawing.rect(0, 796, 390, 48, blue);
  });
}
