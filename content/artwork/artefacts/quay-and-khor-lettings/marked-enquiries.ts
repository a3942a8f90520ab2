import { Drawing, textWidth } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { quayAndKhorLettingsLook } from './look.ts';

const { ink, lime, plum, red, sans, soft } = quayAndKhorLettingsLook;

type Line = readonly (string | readonly [marked: string])[];

interface Enquiry {
  x: number;
  y: number;
  turn: number;
  number: string;
  lines: readonly Line[];
}

const enquiries: readonly Enquiry[] = [
  {
    x: 66,
    y: 70,
    turn: -3,
    number: '017',
    lines: [
      ['Good morning, do you have'],
      [['two bedrooms'], 'in', ['Sidra Nine?']],
      [['Is cooling included'], 'or do'],
      ['I pay it myself?'],
    ],
  },
  {
    x: 500,
    y: 52,
    turn: 2,
    number: '112',
    lines: [
      ['I work by the Creek. I saw'],
      [['Dune Court'], 'from the train.'],
      [['How far is the metro'], 'on foot,'],
      ['truly, with a pram?'],
    ],
  },
  {
    x: 84,
    y: 424,
    turn: 3,
    number: '208',
    lines: [
      ['For my parents, please:'],
      [['one bedroom, Harbour East.']],
      [['Where do visitors park?']],
      ['We come every Friday.'],
    ],
  },
  {
    x: 474,
    y: 400,
    turn: -2,
    number: '264',
    lines: [
      ['Anything in', ['Sidra Nine'], 'with'],
      [['three bedrooms'], 'and a lift'],
      [['that works at eight?']],
      ['My son has school.'],
    ],
  },
];

const style = sans(500, 24, ink);
const gap = textWidth('a a', style) - 2 * textWidth('a', style);

function words(drawing: Drawing, line: Line, y: number) {
  let x = 30;
  for (const part of line) {
    const said = typeof part === 'string' ? part : part[0];
    const width = textWidth(said, style);
    if (typeof part !== 'string') {
      drawing.path(`M${x - 6} ${y - 21}l${width + 13}-3 3 28-${width + 14} 4z`, lime);
    }
    drawing.text(said, x, y, style);
    x += width + gap;
  }
}

function enquiry(drawing: Drawing, { x, y, turn, number, lines }: Enquiry) {
  const paper = { x, y, turn, width: 390, height: 316, fill: '#ffffff', shadow: plum };
  sheet(drawing, { ...paper, depth: 13 }, () => {
    drawing.text(`Enquiry ${number}`, 30, 50, sans(600, 18, soft));
    drawing.rect(222, 32, 138, 24, ink);
    drawing.line(30, 74, 360, 74, '#d9d2ea', { width: 1.5 });
    for (const [i, line] of lines.entries()) words(drawing, line, 124 + i * 48);
  });
}

const counts = [
  ['a tower', 261],
  ['bedrooms', 204],
  ['cooling', 118],
  ['parking', 96],
  ['metro', 88],
] as const;

function tally(drawing: Drawing) {
  const paper = {
    x: 896,
    y: 96,
    turn: 1.5,
    width: 256,
    height: 640,
    fill: '#fffdf3',
    shadow: plum,
  };
  sheet(drawing, { ...paper, depth: 13 }, () => {
    drawing.text('300 e-mails', 24, 62, hand(46, ink));
    drawing.text('what they write', 24, 102, hand(34, plum));
    for (const [i, [what, count]] of counts.entries()) {
      const y = 168 + i * 72;
      drawing.text(what, 24, y, hand(38, ink));
      drawing.text(String(count), 232, y, { ...hand(40, ink), align: 'end' });
      drawing.rect(24, y + 12, (count / 261) * 208, 10, plum, { radius: 5 });
    }
    drawing.text('waterfront', 24, 554, hand(38, red));
    drawing.text('living', 24, 592, hand(38, red));
    drawing.text('0', 214, 578, { ...hand(72, red), align: 'middle' });
    drawing.circle(215, 556, 34, 'none', { stroke: red, width: 4 });
  });
}

function marker(drawing: Drawing) {
  drawing.group({ x: 410, y: 806, turn: -7 }, () => {
    drawing.rect(8, 10, 300, 40, plum, { radius: 8, opacity: 0.2 });
    drawing.rect(0, 0, 226, 40, '#b6d63f', { radius: 8 });
    drawing.rect(226, 3, 52, 34, ink, { radius: 4 });
    drawing.path('M278 9l22 6v10l-22 6z', lime);
    drawing.rect(30, 14, 120, 12, '#8fae22', { radius: 6 });
  });
}

export function markedEnquiries(): Drawing {
  const drawing = new Drawing(1200, 900);
  for (const each of enquiries) enquiry(drawing, each);
  tally(drawing);
  marker(drawing);
  return drawing;
}
