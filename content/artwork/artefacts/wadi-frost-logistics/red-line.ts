import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { blue, flake, frost, ice, ink, lineThrough, red, rule, sans, soft } = wadiFrostLogisticsLook;

const lorries = [
  ['07', 'Strawberries, Khor Fakkan to Al Ain', '6.8', '22 min', 'Sajid'],
  ['31', 'Milk, Jebel Ali to Mirdif', '5.1', '9 min', 'Biju'],
  ['52', 'Yoghurt, Jebel Ali to Ajman', '4.6', '4 min', 'Fahim'],
] as const;

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

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 76, frost);
  flake(drawing, 50, 38, 18, ink);
  drawing.text('Wadi Frost', 80, 46, sans(700, 23, ink));
  drawing.text('64 lorries on the road', 330, 46, sans(500, 17, ink));
  drawing.circle(1058, 39, 6, '#1b7f4b');
  drawing.text('14.06, all four sources', 1248, 45, { ...sans(500, 16, soft), align: 'end' });
}

function warm(drawing: Drawing) {
  drawing.text('Warmer than agreed', 32, 122, sans(700, 22, red));
  drawing.text('longest first', 576, 121, { ...sans(500, 15, soft), align: 'end' });
  for (const [i, [number, load, degrees, time, driver]] of lorries.entries()) {
    const y = 138 + i * 94;
    const isOpen = i === 0;
    const look = { radius: 10, stroke: isOpen ? red : rule, width: isOpen ? 2.5 : 1.5 };
    drawing.rect(32, y, 560, 84, isOpen ? '#fff0f3' : '#ffffff', look);
    drawing.text(`${degrees}°`, 50, y + 55, sans(700, 38, red));
    drawing.text(load, 168, y + 36, sans(600, 16, ink));
    drawing.text(`lorry ${number}, ${driver}, ${time}`, 168, y + 61, sans(500, 14.5, soft));
    drawing.rect(494, y + 20, 80, 44, ink, { radius: 8 });
    drawing.text('Ring', 534, y + 48, { ...sans(600, 16, '#ffffff'), align: 'middle' });
  }
  drawing.text('61 within their range', 32, 448, sans(500, 16, soft));
  drawing.path('M220 438l7 7 7-7', 'none', { stroke: soft, width: 2.4, cap: 'round' });
}

function tapped(drawing: Drawing) {
  drawing.text('Why? One tap for lorry 07', 32, 502, sans(600, 18, ink));
  for (const [i, words] of reasons.entries()) {
    const x = 32 + (i % 2) * 284;
    const y = 520 + Math.floor(i / 2) * 56;
    const isChosen = i === 0;
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
  [75, 3.9],
  [84, 4.6],
  [90, 5.6],
  [95, 6.5],
  [100, 7.1],
  [106, 6.8],
] as const;

const at = ([minute, degrees]: readonly [number, number]) =>
  [704 + minute * 4.4, heightOf(degrees)] as const;

function curve(drawing: Drawing) {
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
  drawing.path(lineThrough(readings.slice(0, 9).map(at)), 'none', {
    stroke: blue,
    width: 4.5,
    cap: 'round',
  });
  drawing.path(lineThrough(readings.slice(8).map(at)), 'none', {
    stroke: red,
    width: 6.5,
    cap: 'round',
  });
  const [x, y] = at([106, 6.8]);
  drawing.circle(x, y, 9, '#ffffff', { stroke: red, width: 5 });
  drawing.text('6.8°', x - 74, y - 22, { ...sans(700, 27, red), align: 'end' });
  drawing.line(1034, heightOf(3.9), 1034, floor + 8, red, { width: 1.6, dash: '5 5' });
  drawing.text('13.44', 1034, 672, { ...sans(700, 14.5, red), align: 'middle' });
  for (const [minute, time] of [
    [10, '12.30'],
    [40, '13.00'],
    [106, '14.06'],
  ] as const) {
    drawing.text(time, 704 + minute * 4.4, 672, { ...sans(500, 14.5, soft), align: 'middle' });
  }
  drawing.text('The shop sees this curve under its link', 656, 714, sans(500, 15, blue));
}

export function redLine(): Drawing {
  const look = {
    address: 'watch.wadifrost.example',
    face: 'sora-500',
    ground: '#ffffff',
    bar: '#dceaf5',
    ink: '#41566d',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    warm(drawing);
    tapped(drawing);
    curve(drawing);
  });
}
