import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { blue, flake, frost, ice, ink, lineThrough, red, rule, sans, soft } = wadiFrostLogisticsLook;

interface WarmMoment {
  /** After 12.20. */
  minute: number;
  /** Of lorry 07. */
  hasReason: boolean;
}

interface Lorry {
  number: string;
  load: string;
  driver: string;
  /** The minute from which it is warmer than agreed. */
  since: number;
  /** Without, those of the curve. */
  degrees?: string;
}

const lorries: Lorry[] = [
  { number: '07', load: 'Strawberries, Khor Fakkan to Al Ain', driver: 'Sajid', since: 84 },
  { number: '31', load: 'Milk, Jebel Ali to Mirdif', driver: 'Biju', since: 97, degrees: '5.1' },
  {
    number: '52',
    load: 'Yoghurt, Jebel Ali to Ajman',
    driver: 'Fahim',
    since: 102,
    degrees: '4.6',
  },
];

const warmAt = ({ minute }: WarmMoment) => lorries.filter(({ since }) => since <= minute);

function clockAt(minute: number): string {
  const time = 12 * 60 + 20 + minute;
  return `${Math.floor(time / 60)}.${String(time % 60).padStart(2, '0')}`;
}

const reasons = [
  'Door open at the shop',
  'Compressor',
  'Loading too slow',
  'Engine off in traffic',
  'Wrong setting',
  'Sensor fault',
  'Waiting at the gate',
  'Another: I type it',
] as const;

function head(drawing: Drawing, { minute }: WarmMoment) {
  drawing.rect(0, 0, 1280, 76, frost);
  flake(drawing, 50, 38, 18, ink);
  drawing.text('Wadi Frost', 80, 46, sans(700, 23, ink));
  drawing.text('64 lorries on the road', 330, 46, sans(500, 17, ink));
  drawing.circle(1058, 39, 6, '#1b7f4b');
  const words = `${clockAt(minute)}, all four sources`;
  drawing.text(words, 1248, 45, { ...sans(500, 16, soft), align: 'end' });
}

function warm(drawing: Drawing, moment: WarmMoment) {
  const warmer = warmAt(moment);
  drawing.text('Warmer than agreed', 32, 122, sans(700, 22, red));
  drawing.text('longest first', 576, 121, { ...sans(500, 15, soft), align: 'end' });
  for (const [i, { number, load, driver, since, degrees }] of warmer.entries()) {
    const y = 138 + i * 94;
    const isOpen = i === 0;
    const look = { radius: 10, stroke: isOpen ? red : rule, width: isOpen ? 2.5 : 1.5 };
    drawing.rect(32, y, 560, 84, isOpen ? '#fff0f3' : '#ffffff', look);
    drawing.text(`${degrees ?? degreesAt(moment)}°`, 50, y + 55, sans(700, 38, red));
    drawing.text(load, 168, y + 36, sans(600, 16, ink));
    const line = `lorry ${number}, ${driver}, ${moment.minute - since} min`;
    drawing.text(line, 168, y + 61, sans(500, 14.5, soft));
    drawing.rect(494, y + 20, 80, 44, ink, { radius: 8 });
    drawing.text('Ring', 534, y + 48, { ...sans(600, 16, '#ffffff'), align: 'middle' });
  }
  drawing.text(`${64 - warmer.length} within their range`, 32, 448, sans(500, 16, soft));
  drawing.path('M220 438l7 7 7-7', 'none', { stroke: soft, width: 2.4, cap: 'round' });
}

function tapped(drawing: Drawing, { hasReason }: WarmMoment) {
  drawing.text('Why? One tap for lorry 07', 32, 502, sans(600, 18, ink));
  for (const [i, words] of reasons.entries()) {
    const x = 32 + (i % 2) * 284;
    const y = 520 + Math.floor(i / 2) * 56;
    const isChosen = hasReason && i === 0;
    drawing.rect(x, y, 276, 48, isChosen ? ink : frost, { radius: 8 });
    drawing.text(
      words,
      x + 18,
      y + 30,
      sans(isChosen ? 600 : 500, 15.5, isChosen ? '#ffffff' : ink),
    );
  }
}

const floor = 648;
const heightOf = (degrees: number) => floor - degrees * 51;

/** Minutes after 12.20, and degrees. */
const readings = [
  [0, 3.1],
  [9, 2.8],
  [18, 3.2],
  [27, 2.6],
  [36, 3.0],
  [45, 3.4],
  [54, 3.1],
  [63, 3.6],
  [75, 3.7],
  [84, 4.0],
  [90, 5.4],
  [95, 6.5],
  [100, 7.1],
  [106, 6.8],
] as const;

const at = ([minute, degrees]: readonly [number, number]) =>
  [704 + minute * 4.4, heightOf(degrees)] as const;

const readingsUntil = ({ minute }: WarmMoment) => readings.filter(([at]) => at <= minute);

const degreesAt = (moment: WarmMoment) => (readingsUntil(moment).at(-1)?.[1] ?? 0).toFixed(1);

function chart(drawing: Drawing) {
  drawing.rect(628, 100, 620, 636, frost, { radius: 12 });
  drawing.text('Lorry 07', 656, 146, sans(700, 24, ink));
  drawing.text('Delivery 88 214, strawberries', 656, 174, sans(500, 16, soft));
  drawing.text('agreed', 1220, 146, { ...sans(500, 15, soft), align: 'end' });
  drawing.text('2° to 4°', 1220, 174, { ...sans(700, 20, ink), align: 'end' });
  drawing.rect(704, heightOf(4), 516, heightOf(2) - heightOf(4), ice);
  for (const degrees of [0, 2, 4, 6, 8]) {
    const isLimit = degrees === 4;
    const look = { width: isLimit ? 3 : 1.3 };
    drawing.line(704, heightOf(degrees), 1220, heightOf(degrees), isLimit ? red : rule, look);
    const style = sans(isLimit ? 700 : 500, 15, isLimit ? red : soft);
    drawing.text(`${degrees}°`, 690, heightOf(degrees) + 6, { ...style, align: 'end' });
  }
  for (const minute of [10, 40, 106]) {
    const style = { ...sans(500, 14.5, soft), align: 'middle' } as const;
    drawing.text(clockAt(minute), 704 + minute * 4.4, 672, style);
  }
  drawing.text('The shop sees this curve under its link', 656, 714, sans(500, 15, blue));
}

/** When the agreed range was left. */
const leftAt = 84;

function curve(drawing: Drawing, moment: WarmMoment) {
  const isWarm = moment.minute >= leftAt;
  const pen = isWarm ? red : blue;
  const until = readingsUntil(moment);
  const cold = until.filter(([minute]) => minute <= leftAt);
  const style = { stroke: blue, width: 4.5, cap: 'round' } as const;
  drawing.path(lineThrough(cold.map(at)), 'none', style);
  if (isWarm) {
    const warm = until.filter(([minute]) => minute >= leftAt);
    drawing.path(lineThrough(warm.map(at)), 'none', { ...style, stroke: red, width: 6.5 });
    const [x] = at([leftAt, 4]);
    drawing.line(x, heightOf(4), x, floor + 8, red, { width: 1.6, dash: '5 5' });
    const label = { ...sans(700, 14.5, red), align: 'middle' } as const;
    drawing.text(clockAt(leftAt), x, 672, label);
  }
  const [x, y] = at(until.at(-1) ?? [0, 0]);
  drawing.circle(x, y, 9, '#ffffff', { stroke: pen, width: 5 });
  const label = { ...sans(700, 27, pen), align: 'end' } as const;
  drawing.text(`${degreesAt(moment)}°`, x - (isWarm ? 74 : 0), y - 22, label);
}

export function redLineAt(moment: WarmMoment): Drawing {
  const look = {
    address: 'watch.wadifrost.example',
    face: 'sora-500',
    ground: '#ffffff',
    bar: '#dceaf5',
    ink: '#41566d',
  } as const;
  return desk(look, (drawing) => {
    head(drawing, moment);
    warm(drawing, moment);
    if (moment.minute >= leftAt) tapped(drawing, moment);
    chart(drawing);
    curve(drawing, moment);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const redLine = (): Drawing => redLineAt({ minute: 106, hasReason: true });
