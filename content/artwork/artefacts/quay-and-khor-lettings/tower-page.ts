import { desk } from '../drawing/desk.ts';
import { type Drawing, textWidth } from '../drawing/drawing.ts';
import { quayAndKhorLettingsLook } from './look.ts';

const { ink, lilac, lime, plum, rule, sans, serif, soft } = quayAndKhorLettingsLook;

/** What the page of the building knows. */
export interface TowerProgress {
  /** Of the flats that are free now. */
  freeFloors: number[];
  /** Part of the way to the metro. */
  walked: number;
  /** How many of the questions that are shown. */
  answered: number;
}

const floors = 36;
const ground = 744;
const left = 128;
const width = 176;
const step = 16.6;

const topOf = (floor: number) => ground - floor * step;

const flatsOfYear = [
  {
    floor: 12,
    name: '1 bedroom, floor 12',
    price: '64,000 a year',
    note: 'from 1 April',
    plan: 'M0 0h84v56H0zM0 30h34v26M34 30v10M52 0v34h32',
    column: 5,
  },
  {
    floor: 27,
    name: '2 bedrooms, floor 27',
    price: '98,000 a year',
    note: 'from 15 May',
    plan: 'M0 0h116v56H0zM40 0v32H0M40 32h14M76 56V24h40M76 24V14',
    column: 1,
  },
  {
    floor: 31,
    name: '2 bedrooms, floor 31',
    price: '104,000 a year',
    note: 'new today',
    plan: 'M0 0h116v56H0zM36 56V26H0M36 26h12M70 0v26h46M92 26v30M60 56V44',
    column: 4,
  },
] as const;

const windowAt = (floor: number, column: number) =>
  `M${left + 8 + column * 23.4} ${(topOf(floor) + 2).toFixed(1)}h16v8h-16z`;

function isLit(floor: number, column: number): boolean {
  if (flatsOfYear.some((flat) => flat.floor === floor)) return false;
  return (floor * 5 + column * 7 + ((floor * column) % 4)) % 9 === 0;
}

function facade(drawing: Drawing) {
  const top = topOf(floors);
  drawing.path(`M${left + width / 2} ${top}V${ground}`, 'none', {
    stroke: plum,
    width,
    dash: '12.6 4',
  });
  const lit: string[] = [];
  const rows: string[] = [];
  for (let floor = 1; floor <= floors; floor++) {
    rows.push(`M${left + 8} ${(topOf(floor) + 6).toFixed(1)}h156`);
    for (let column = 0; column < 7; column++) {
      if (isLit(floor, column)) lit.push(windowAt(floor, column));
    }
  }
  drawing.path(rows.join(''), 'none', { stroke: '#2f2552', width: 8, dash: '16 7.4' });
  drawing.path(lit.join(''), '#8f7fc4');
}

const freeOf = ({ freeFloors }: TowerProgress) =>
  flatsOfYear.filter(({ floor }) => freeFloors.includes(floor));

function marks(drawing: Drawing, progress: TowerProgress) {
  for (const { floor, column } of freeOf(progress)) {
    const y = topOf(floor);
    drawing.path(windowAt(floor, column), lime);
    drawing.line(left + width + 4, y + 6, left + width + 34, y + 6, lime, { width: 2 });
    drawing.text(String(floor), left + width + 42, y + 12, sans(600, 18, lime));
  }
  for (const floor of [10, 20, 30]) {
    drawing.text(String(floor), left - 14, topOf(floor) + 11, {
      ...sans(500, 14, '#b3a6d8'),
      align: 'end',
    });
  }
}

function street(drawing: Drawing, { walked }: TowerProgress) {
  drawing.rect(0, ground, 430, 104, '#191130');
  drawing.line(0, ground + 56, 430, ground + 56, plum, { width: 2, dash: '14 12' });
  drawing.rect(346, ground - 56, 62, 56, plum);
  drawing.text('M', 377, ground - 17, { ...sans(700, 30, lime), align: 'middle' });
  const end = 216 + 136 * walked;
  drawing.path(`M216 ${ground + 18}H${end}`, 'none', { stroke: lime, width: 3 });
  drawing.path(`M216 ${ground + 18}H${Math.min(300, end)}`, 'none', { stroke: lime, width: 9 });
  drawing.circle(216, ground + 18, 7, lime);
  drawing.circle(352, ground + 18, 7, lime);
  if (walked < 1) return;
  drawing.text('11 min on foot, 8 in the shade', 32, ground + 88, sans(600, 18, lime));
}

function elevation(drawing: Drawing, progress: TowerProgress) {
  drawing.rect(0, 0, 430, 848, ink);
  drawing.text('Quay & Khor', 32, 52, serif(27, '#ffffff'));
  drawing.rect(left + 8, topOf(floors) - 12, width - 16, 10, plum);
  drawing.rect(left + 84, topOf(floors) - 52, 4, 42, plum);
  facade(drawing);
  marks(drawing, progress);
  street(drawing, progress);
}

const questions = [
  ['Minutes to the metro, on foot, in July?', '11, of which 8 in the shade'],
  ['Who sends the bill for cooling?', 'A separate company, each month'],
  ['Where can a guest leave a car after eight?', 'Level P3, free until seven'],
  ['Which lift is slow?', 'Lift C. Use A or D'],
  ['Is the pool in the sun in winter?', 'Until about three'],
] as const;

function heading(drawing: Drawing, { answered }: TowerProgress) {
  drawing.text('Buildings', 478, 52, sans(500, 16, soft));
  drawing.text('/', 560, 52, sans(500, 16, soft));
  drawing.text('Creek side', 576, 52, sans(500, 16, soft));
  drawing.text('Sidra Nine', 475, 128, serif(76, ink));
  for (const [i, words] of ['36 floors', '4 lifts', '288 flats'].entries()) {
    drawing.rect(478 + i * 112, 150, 100, 34, lilac, { radius: 17 });
    drawing.text(words, 528 + i * 112, 173, { ...sans(600, 15.5, ink), align: 'middle' });
  }
  if (answered === 0) return;
  drawing.text('Visited on 9 July at two in the afternoon,', 1248, 162, {
    ...sans(500, 15.5, soft),
    align: 'end',
  });
  drawing.text('by Huda, who lets here, and a writer', 1248, 184, {
    ...sans(500, 15.5, soft),
    align: 'end',
  });
}

function answers(drawing: Drawing, { answered }: TowerProgress) {
  for (const [i, [question, answer]] of questions.entries()) {
    const y = 212 + i * 64;
    drawing.line(478, y, 1248, y, rule, { width: 1.4 });
    if (i >= answered) continue;
    drawing.text(question, 478, y + 40, sans(500, 19, ink));
    const style = sans(600, 19, ink);
    if (i === 0) {
      const box = textWidth(answer, style) + 28;
      drawing.rect(1262 - box, y + 12, box, 42, lime, { radius: 5 });
    }
    drawing.text(answer, 1248, y + 40, { ...style, align: 'end' });
  }
  drawing.line(478, 532, 1248, 532, rule, { width: 1.4 });
  drawing.text('All nineteen answers', 478, 574, sans(600, 18, ink));
  drawing.line(478, 582, 656, 582, ink, { width: 2 });
  drawing.text('Something changed? Tell the agents', 1248, 574, {
    ...sans(500, 16, soft),
    align: 'end',
  });
}

function flats(drawing: Drawing, progress: TowerProgress) {
  const free = freeOf(progress);
  drawing.rect(478, 608, 770, 216, lilac, { radius: 10 });
  drawing.text('Free in this building today', 502, 646, sans(600, 19, ink));
  drawing.text(`${free.length} of 288`, 1224, 646, { ...sans(500, 16, soft), align: 'end' });
  for (const [i, { name, price, note, plan }] of free.entries()) {
    const x = 502 + i * 244;
    const isNew = note === 'new today';
    drawing.rect(x, 664, 234, 140, '#ffffff', { radius: 7 });
    drawing.text(name, x + 16, 694, sans(600, 17, ink));
    drawing.text(price, x + 16, 717, sans(500, 15.5, soft));
    drawing.group({ x: x + 16, y: 732 }, () => {
      drawing.path(plan, 'none', { stroke: '#9c8fc6', width: 3 });
    });
    if (isNew) drawing.rect(x + 146, 762, 78, 28, lime, { radius: 4 });
    const style = sans(isNew ? 600 : 500, 14, isNew ? ink : soft);
    if (isNew) drawing.text(note, x + 185, 781, { ...style, align: 'middle' });
    else drawing.text(note, x + 222, 786, { ...style, align: 'end', upTo: 110 });
  }
}

export function towerPageAt(progress: TowerProgress): Drawing {
  const look = {
    address: 'quayandkhor.example / towers / sidra-nine',
    face: 'dm-sans-500',
    ground: '#ffffff',
    bar: '#ece8f5',
    ink: '#5a5370',
    height: 900,
  } as const;
  return desk(look, (drawing) => {
    elevation(drawing, progress);
    heading(drawing, progress);
    answers(drawing, progress);
    flats(drawing, progress);
  });
}

/** As the study shows it, and as its film begins and ends. */
const shownTower: TowerProgress = { freeFloors: [12, 27, 31], walked: 1, answered: 5 };

export const towerPage = (): Drawing => towerPageAt(shownTower);
