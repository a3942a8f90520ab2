import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { twelveWellsDatesLook, type Variety } from './look.ts';

const {
  arabic,
  buMaan,
  card,
  cloth,
  dabbas,
  date,
  fardh,
  ink,
  khalas,
  khenaizi,
  lulu,
  naghal,
  shadow,
  type,
  wells,
} = twelveWellsDatesLook;

const order = [naghal, khalas, dabbas, lulu, buMaan, fardh, khenaizi];

function note(drawing: Drawing, variety: Variety) {
  drawing.text(variety.arabic, 122, 57, { ...arabic(600, 50, ink), align: 'middle' });
  drawing.text(variety.name, 122, 103, { ...type(500, 25, ink), align: 'middle' });
  const words = { ...arabic(500, 28, variety.colour), align: 'middle' } as const;
  const fill = variety === naghal ? '#7a5600' : variety === khalas ? '#8f4f12' : variety.colour;
  const end = drawing.paragraph(variety.arabicWords, 122, 146, { ...words, fill, width: 226 });
  const below = { ...hand(34, ink), align: 'middle', width: 212, leading: 36 } as const;
  drawing.paragraph(variety.words, 122, end + 46, below);
}

function place(drawing: Drawing, x: number, y: number, variety: Variety, turn: number) {
  date(drawing, x + 122, y - 66, 150, variety.colour);
  const paper = { x, y, width: 244, height: 266, fill: card, shadow, radius: 3 };
  sheet(drawing, { ...paper, turn, depth: 9 }, () => note(drawing, variety));
}

/** The sign as it was found: first a palm, then twelve dots. */
function sign(drawing: Drawing, x: number, y: number) {
  const paper = { x, y, width: 250, height: 236, fill: '#ffffff', shadow };
  sheet(drawing, { ...paper, turn: 3, depth: 9 }, () => {
    const palm =
      'M70 122c2-30 4-44 12-66M82 56c-14-20-32-20-44-8M82 56c-20-4-34 8-36 24M82 56c4-22 22-30 36-22M82 56c20-6 38 4 40 20M82 56c14 2 24 14 22 30';
    drawing.path(palm, 'none', { stroke: '#6d7468', width: 5, cap: 'round' });
    drawing.path('M34 128L130 34', 'none', { stroke: '#b3161d', width: 6, cap: 'round' });
    drawing.text('everybody', 140, 74, hand(25, '#b3161d'));
    drawing.text('has a palm', 140, 102, hand(25, '#b3161d'));
    wells(drawing, 32, 172, 17, ink);
    drawing.text('three are dry', 30, 218, hand(34, ink));
  });
}

export function tastingNotes(): Drawing {
  const drawing = new Drawing(1200, 900);
  sheet(drawing, { x: 20, y: 24, width: 1140, height: 834, fill: cloth, shadow }, () => {
    drawing.path('M0 420H1140', 'none', { stroke: '#a9aca8', width: 3 });
  });
  for (const [i, variety] of order.entries()) {
    const isFirstRow = i < 4;
    const x = isFirstRow ? 58 + i * 276 : 58 + (i - 4) * 276;
    place(drawing, x, isFirstRow ? 160 : 572, variety, [-2, 1.5, -1, 2][i % 4] ?? 0);
  }
  sign(drawing, 872, 540);
  return drawing;
}
