import { desk } from '../drawing/desk.ts';
import { type Drawing, textWidth } from '../drawing/drawing.ts';
import type { Point } from '../drawing/numbers.ts';
import { sixthBellGymsLook } from './look.ts';

const { bell, blue, ink, pale, poster, rule, sans, soft, yellow } = sixthBellGymsLook;

const roads =
  'M-20 232L190 190 390 226 560 230 830 150M120-20L190 190 214 400 250 580 300 730M-20 470L214 400 470 430 640 540 830 590M560-20L560 230 470 430 420 730M720-20L680 192 640 540 690 730M390 226L470 430M250 580L470 430';
const lanes =
  'M-20 90L160 100 300 40 560 80M300 40L390 226M680 192L830 330M60 446L90 730M214 400L120 540M560 230L660 370 830 400M300 730L560 650 830 700M250 580L560 650';
const sea = 'M-20 640L110 620 220 668 280 730H-20z';

interface Area {
  name: string;
  gym: Point;
  /** As far as twenty minutes lead along a road. */
  reach: readonly Point[];
}

const areas: readonly Area[] = [
  {
    name: 'North Nazimabad',
    gym: [190, 190],
    reach: [
      [126, 30],
      [50, 220],
      [330, 216],
      [210, 330],
      [290, 60],
      [60, 98],
    ],
  },
  {
    name: 'Gulshan-e-Iqbal',
    gym: [560, 230],
    reach: [
      [560, 60],
      [760, 172],
      [690, 300],
      [662, 390],
      [505, 350],
      [410, 228],
      [700, 90],
    ],
  },
  {
    name: 'Bahadurabad',
    gym: [470, 430],
    reach: [
      [450, 600],
      [640, 540],
      [330, 412],
      [420, 320],
      [560, 620],
      [330, 520],
    ],
  },
  {
    name: 'Clifton',
    gym: [250, 580],
    reach: [
      [220, 440],
      [290, 690],
      [360, 610],
      [120, 540],
      [330, 520],
    ],
  },
];

const points = 40;

/** Bulges along each road. */
function outline({ gym: [x, y], reach }: Area): string {
  const corners = Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * Math.PI * 2;
    const radius = reach.reduce((far, [toX, toY]) => {
      const turn = angle - Math.atan2(toY - y, toX - x);
      const apart = Math.atan2(Math.sin(turn), Math.cos(turn));
      const length = Math.hypot(toX - x, toY - y);
      return Math.max(far, 62 + (length - 62) * Math.exp(-((apart / 0.34) ** 2)));
    }, 0);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const between = ([fromX, fromY]: Point, [toX, toY]: Point) =>
    `${Math.round((fromX + toX) / 2)} ${Math.round((fromY + toY) / 2)}`;
  const steps = corners.map((corner, i) => {
    const next = corners[(i + 1) % points] ?? corner;
    return `Q${Math.round(corner[0])} ${Math.round(corner[1])} ${between(corner, next)}`;
  });
  const [first = [0, 0]] = corners;
  return `M${between(corners.at(-1) ?? first, first)}${steps.join('')}z`;
}

function gymPin(drawing: Drawing, { name, gym: [x, y] }: Area, isOpen: boolean) {
  const style = sans(700, 17, isOpen ? '#ffffff' : ink);
  const width = textWidth(name, style) + 24;
  drawing.rect(x - width / 2, y + 26, width, 32, isOpen ? ink : '#ffffff', { radius: 16 });
  drawing.text(name, x, y + 48, { ...style, align: 'middle' });
  drawing.circle(x, y, 21, ink);
  bell(drawing, x - 9, y - 10, 18, yellow);
}

function map(drawing: Drawing) {
  drawing.group({ y: 64, within: { width: 800, height: 704 } }, () => {
    drawing.rect(0, 0, 800, 704, '#eef0f4');
    drawing.path(sea, '#c9dcf2');
    drawing.path(lanes, 'none', { stroke: '#ffffff', width: 7 });
    drawing.path(roads, 'none', { stroke: '#ffffff', width: 16 });
    for (const area of areas) {
      const shape = outline(area);
      const isOpen = area.name.startsWith('Gulshan');
      drawing.path(shape, isOpen ? yellow : blue, { opacity: isOpen ? 0.8 : 0.2 });
      drawing.path(shape, 'none', { stroke: isOpen ? ink : blue, width: isOpen ? 4 : 2.5 });
    }
    drawing.path(roads, 'none', { stroke: '#8e95ab', width: 2 });
    for (const area of areas) gymPin(drawing, area, area.name.startsWith('Gulshan'));
  });
}

const hours = [
  [6, 8],
  [12, 14],
  [17, 21],
] as const;

function panel(drawing: Drawing) {
  const x = 832;
  drawing.text('Gulshan-e-Iqbal', x, 126, poster(38, ink));
  drawing.text('Twenty minutes around the gym, on the roads home', x, 156, sans(500, 16.5, soft));
  drawing.text('Adverts run', x, 204, sans(600, 17, ink));
  drawing.rect(x, 218, 416, 34, pale, { radius: 4 });
  for (const [from, to] of hours) {
    drawing.rect(x + ((from - 5) / 17) * 416, 218, ((to - from) / 17) * 416, 34, blue, {
      radius: 4,
    });
  }
  for (const [time, at] of [
    ['6', 6],
    ['8', 8],
    ['12', 12],
    ['2', 14],
    ['5', 17],
    ['9', 21],
  ] as const) {
    const place = x + ((at - 5) / 17) * 416;
    drawing.text(time, place, 274, { ...sans(600, 15, soft), align: 'middle' });
  }
  drawing.text('before work', x + 49, 296, { ...sans(500, 14.5, soft), align: 'middle' });
  drawing.text('lunch', x + 196, 296, { ...sans(500, 14.5, soft), align: 'middle' });
  drawing.text('after work', x + 343, 296, { ...sans(500, 14.5, soft), align: 'middle' });
}

function advert(drawing: Drawing) {
  const x = 832;
  drawing.text('The advert now', x, 346, sans(600, 17, ink));
  drawing.rect(x, 360, 416, 148, '#ffffff', { radius: 8, stroke: ink, width: 2 });
  drawing.text('Ad', x + 20, 392, sans(700, 15, ink));
  drawing.text('sixthbell.example / gulshan', x + 48, 392, sans(500, 15, soft));
  drawing.text('Boxing in Gulshan-e-Iqbal', x + 20, 428, sans(600, 23, blue));
  drawing.rect(x + 14, 444, 266, 40, yellow, { radius: 4 });
  drawing.text('Free place today, 7.00 pm', x + 24, 471, sans(700, 19, ink));
  drawing.text('3 left', x + 296, 471, sans(600, 17, ink));
}

const budgets = [
  ['Clifton', '5 to 9', '41,000'],
  ['Bahadurabad', '5 to 9', '33,000'],
  ['Gulshan-e-Iqbal', 'all three', '38,000'],
  ['North Nazimabad', 'before 8', '29,000'],
] as const;

function table(drawing: Drawing) {
  const x = 832;
  drawing.text('most of it runs', x + 200, 540, sans(500, 14.5, soft));
  drawing.text('rupees a month', x + 416, 540, { ...sans(500, 14.5, soft), align: 'end' });
  for (const [i, [name, when, money]] of budgets.entries()) {
    const y = 548 + i * 50;
    const isOpen = i === 2;
    if (isOpen) drawing.rect(x - 14, y + 2, 444, 48, pale, { radius: 4 });
    drawing.text(name, x, y + 33, sans(isOpen ? 700 : 600, 17, ink));
    drawing.text(when, x + 200, y + 33, sans(500, 16, soft));
    drawing.text(money, x + 416, y + 33, { ...sans(600, 17, ink), align: 'end' });
    drawing.line(x, y + 50, x + 416, y + 50, rule, { width: 1.3 });
  }
}

export function twentyMinutes(): Drawing {
  const look = {
    address: 'plan.sixthbell.example',
    face: 'archivo-500',
    ground: '#ffffff',
    bar: '#e6e9f6',
    ink: '#444b63',
  } as const;
  return desk(look, (drawing) => {
    map(drawing);
    drawing.rect(0, 0, 1280, 64, blue);
    bell(drawing, 30, 18, 26, yellow);
    drawing.text('Four gyms, four campaigns', 74, 42, sans(700, 21, '#ffffff'));
    drawing.text('Karachi, after work, Wednesday', 1248, 41, {
      ...sans(500, 17, '#dde3ff'),
      align: 'end',
    });
    panel(drawing);
    advert(drawing);
    table(drawing);
  });
}
