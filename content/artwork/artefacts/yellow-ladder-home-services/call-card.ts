import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { yellowLadderHomeServicesLook } from './look.ts';

const { brown, cream, green, ink, ladder, person, rule, sand, sans, soft, yellow } =
  yellowLadderHomeServicesLook;

function bar(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 66, ink);
  ladder(drawing, 32, 15, 36, yellow);
  drawing.text('Yellow Ladder, the desk', 60, 41, sans(700, 20, '#ffffff'));
  drawing.text('7.31', 1248, 42, { ...sans(700, 20, yellow), align: 'end' });
}

const today = [
  ['4 112', 'Fuse box, Al Warqa', 'Joy', 'on the way'],
  ['4 114', 'AC drips, Dubai South', 'Ravi', 'at 9'],
  ['4 115', 'Water heater, Mirdif', 'Sunil', 'at 10'],
  ['4 116', 'Two sockets, Rashidiya', 'Joy', 'at 11.30'],
  ['4 117', 'AC, no cold air, Mirdif', 'Anwar', 'part ordered'],
] as const;

function list(drawing: Drawing) {
  drawing.rect(0, 66, 356, 702, cream);
  drawing.text('Open cards', 32, 112, sans(700, 19, ink));
  drawing.text('12', 324, 112, { ...sans(700, 19, ink), align: 'end' });
  for (const [i, [number, what, who, when]] of today.entries()) {
    const y = 130 + i * 98;
    drawing.rect(20, y, 316, 90, '#ffffff', { radius: 10 });
    drawing.text(number, 38, y + 30, sans(500, 14.5, soft));
    drawing.text(what, 38, y + 54, { ...sans(700, 16.5, ink), upTo: 280 });
    drawing.text(who, 38, y + 75, sans(700, 14.5, ink));
    drawing.text(when, 318, y + 75, { ...sans(500, 14.5, soft), align: 'end' });
  }
  drawing.text('and seven more', 32, 642, sans(500, 15.5, soft));
  drawing.rect(20, 664, 316, 80, '#ffffff', { radius: 10, stroke: rule, width: 2 });
  drawing.text('Missed since midnight', 38, 712, sans(700, 16.5, ink));
  drawing.text('0', 316, 714, { ...sans(700, 26, green), align: 'end' });
}

function ringing(drawing: Drawing) {
  drawing.rect(380, 90, 868, 114, yellow, { radius: 14 });
  drawing.circle(436, 147, 33, ink);
  drawing.path('M424 134c-3 16 10 30 26 28l4-8-9-6-5 4c-4-2-7-5-8-9l4-4-5-9z', yellow);
  drawing.text('Mrs Haddad', 492, 140, sans(700, 32, ink));
  drawing.text('second call about this address, speaks Arabic', 493, 172, sans(500, 17, brown));
  drawing.text('0.42', 1224, 160, { ...sans(700, 40, ink), align: 'end' });
}

function address(drawing: Drawing) {
  drawing.text('Mirdif, street 14, villa 9', 380, 252, sans(700, 24, ink));
  drawing.group({ x: 380, y: 270, within: { width: 420, height: 172, radius: 12 } }, () => {
    drawing.rect(0, 0, 420, 172, sand);
    drawing.path(
      'M-10 130L180 30 440-20M80 200L330 60 440 20M260 190L210-10M-10 60l440 70',
      'none',
      {
        stroke: '#ffffff',
        width: 14,
      },
    );
    drawing.path('M216 52c-15 0-24 10-24 24 0 18 24 41 24 41s24-23 24-41c0-14-9-24-24-24z', ink);
    drawing.circle(216, 76, 9, yellow);
    drawing.rect(290, 120, 34, 22, ink, { radius: 5 });
    drawing.text('7', 307, 137, { ...sans(700, 16, yellow), align: 'middle' });
  });
  drawing.text('Gate 4471#', 380, 474, sans(700, 18, ink));
  drawing.text('van 7 is six minutes away', 800, 474, { ...sans(500, 16, soft), align: 'end' });
}

const before = [
  ['3 Feb', 'Same sink, new washer', 'Sunil', '5 stars'],
  ['11 Nov', 'Water heater', 'Joy', '4 stars'],
  ['2 June', 'AC, two rooms', 'Ravi', ''],
] as const;

function history(drawing: Drawing) {
  drawing.text('Past jobs', 836, 252, sans(700, 19, ink));
  for (const [i, [when, what, who, stars]] of before.entries()) {
    const y = 262 + i * 58;
    drawing.text(what, 836, y + 24, sans(700, 16.5, ink));
    drawing.text(`${when}, ${who}`, 836, y + 45, sans(500, 15, soft));
    if (stars) drawing.text(stars, 1248, y + 35, { ...sans(500, 15, ink), align: 'end' });
    drawing.line(836, y + 57, 1248, y + 57, rule, { width: 1.5 });
  }
  drawing.text('Rang from', 836, 474, sans(500, 16, soft));
  drawing.rect(926, 452, 192, 34, yellow, { radius: 17 });
  drawing.text('fridge magnet, 2012', 1022, 475, { ...sans(700, 16, ink), align: 'middle' });
}

function job(drawing: Drawing) {
  drawing.text('What is it?', 380, 532, sans(700, 18, ink));
  drawing.rect(380, 546, 868, 60, '#ffffff', { radius: 10, stroke: ink, width: 2.5 });
  const end = drawing.text(
    'Kitchen sink leaks again, bucket under it',
    402,
    583,
    sans(500, 18.5, ink),
  );
  drawing.rect(end + 3, 563, 2, 26, ink);
}

const names = [
  ['SP', 'Sunil P.', 'van 7, 6 min'],
  ['JM', 'Joy M.', 'van 2, 25 min'],
  ['RK', 'Ravi K.', 'van 4, 40 min'],
] as const;

function owner(drawing: Drawing) {
  drawing.text('One name: who has to do the next thing?', 380, 646, sans(700, 18, ink));
  for (const [i, [initials, name, where]] of names.entries()) {
    const x = 380 + i * 212;
    const isChosen = i === 0;
    const look = { radius: 12, stroke: isChosen ? ink : '#cfc7ab', width: isChosen ? 3 : 1.6 };
    drawing.rect(x, 662, 202, 80, isChosen ? '#fff1b8' : '#ffffff', look);
    person(drawing, x + 40, 702, initials, isChosen);
    drawing.text(name, x + 74, 699, sans(700, 17.5, ink));
    drawing.text(where, x + 74, 721, sans(500, 14.5, soft));
  }
  drawing.rect(1028, 662, 220, 80, ink, { radius: 12 });
  drawing.text('Send card 4 118', 1138, 709, { ...sans(700, 19, yellow), align: 'middle' });
}

export function callCard(): Drawing {
  const look = {
    address: 'desk.yellowladder.example / 4118',
    face: 'bricolage-grotesque-500',
    ground: '#ffffff',
    bar: '#efe9d6',
    ink: '#57503c',
  } as const;
  return desk(look, (drawing) => {
    bar(drawing);
    list(drawing);
    ringing(drawing);
    address(drawing);
    history(drawing);
    job(drawing);
    owner(drawing);
  });
}
