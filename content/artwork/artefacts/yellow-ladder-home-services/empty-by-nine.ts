import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { yellowLadderHomeServicesLook } from './look.ts';

const { brown, cream, green, ink, ladder, person, red, rule, sand, sans, soft, yellow } =
  yellowLadderHomeServicesLook;

interface Card {
  age: string;
  what: string;
  where: string;
  waits: string;
  taken?: readonly [initials: string, name: string];
}

const cards: readonly Card[] = [
  {
    age: '2 days',
    what: 'AC, no cold air',
    where: 'Mirdif, street 20',
    waits: 'part arrived at 6',
    taken: ['AH', 'Anwar'],
  },
  {
    age: '2 days',
    what: 'Quote for four sockets',
    where: 'Rashidiya',
    waits: 'customer agreed',
    taken: ['JM', 'Joy'],
  },
  {
    age: '31 hours',
    what: 'Slow drain',
    where: 'Al Warqa 3',
    waits: 'to be rung back',
    taken: ['RM', 'Rania'],
  },
  { age: '28 hours', what: 'Water heater, noise', where: 'Dubai South', waits: 'no slot yet' },
  { age: '26 hours', what: 'Gate light', where: 'Mirdif, street 9', waits: 'key with the guard' },
];

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 124, yellow);
  ladder(drawing, 36, 26, 72, ink);
  drawing.text('Older than a day', 84, 64, sans(700, 38, ink));
  drawing.text('Not why it is late. Who takes it?', 86, 97, sans(500, 18, brown));
  drawing.text('8.22', 1248, 68, { ...sans(700, 44, ink), align: 'end' });
  drawing.text('empty by nine', 1248, 97, { ...sans(500, 17, brown), align: 'end' });
  drawing.rect(0, 116, 1280, 8, brown, { opacity: 0.28 });
  drawing.rect(0, 116, 1280 * (22 / 60), 8, ink);
}

function card(drawing: Drawing, { age, what, where, waits, taken }: Card, y: number) {
  const isOpen = !taken;
  drawing.rect(32, y, 1216, 88, '#ffffff', {
    radius: 12,
    stroke: isOpen ? ink : rule,
    width: isOpen ? 2.5 : 1.5,
  });
  drawing.text(age, 56, y + 53, sans(700, 21, isOpen ? red : soft));
  drawing.text(what, 190, y + 41, sans(700, 20, ink));
  drawing.text(where, 190, y + 66, sans(500, 16, soft));
  drawing.text(waits, 520, y + 53, sans(500, 17, ink));
  if (taken) {
    const [initials, name] = taken;
    person(drawing, 990, y + 44, initials, true);
    drawing.text(`${name} takes it`, 1024, y + 51, sans(700, 19, ink));
    tick(drawing, 1206, y + 44, 20, green, 4);
  }
}

const names = ['Sunil', 'Ravi', 'Joy', 'Rania'];

function choices(drawing: Drawing, y: number) {
  for (const [i, name] of names.entries()) {
    const x = 752 + i * 122;
    drawing.rect(x, y + 20, 112, 48, cream, { radius: 24, stroke: ink, width: 1.8 });
    drawing.text(name, x + 56, y + 50, { ...sans(600, 17, ink), align: 'middle' });
  }
}

function foot(drawing: Drawing) {
  drawing.rect(0, 662, 1280, 106, sand);
  drawing.text('3 of 5 have a name', 32, 722, sans(700, 24, ink));
  for (let i = 0; i < 5; i++) {
    const isDone = i < 3;
    drawing.circle(300 + i * 36, 714, 12, isDone ? ink : cream, { stroke: ink, width: 2.5 });
  }
  drawing.text('Our own list: maintenance contracts due this month', 1176, 721, {
    ...sans(500, 17, ink),
    align: 'end',
  });
  drawing.rect(1194, 692, 54, 44, ink, { radius: 10 });
  drawing.text('14', 1221, 722, { ...sans(700, 21, yellow), align: 'middle' });
}

export function emptyByNine(): Drawing {
  const look = {
    address: 'desk.yellowladder.example / older-than-a-day',
    face: 'bricolage-grotesque-500',
    ground: cream,
    bar: '#efe9d6',
    ink: '#57503c',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    for (const [i, each] of cards.entries()) {
      const y = 144 + i * 100;
      card(drawing, each, y);
      if (!each.taken) choices(drawing, y);
    }
    foot(drawing);
  });
}
