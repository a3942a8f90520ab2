import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { ribatAxleStoresLook } from './look.ts';

const { grey, ink, mono, red, rule, shadow, type } = ribatAxleStoresLook;

interface Joint {
  older: string[];
  today: string;
  name: string;
  /** What the script doubted, and what Yaqoob wrote. */
  doubt?: string;
}

const joints: Joint[] = [
  { older: ['80700-11', '80700-31'], today: '80700-44', name: 'Window winder' },
  { older: ['17251-02'], today: '17251-09', name: 'Fuel cap' },
  { older: ['27225-55', '27225-61'], today: '27225-72', name: 'Heater fan', doubt: 'yes, same' },
  { older: ['80830-07'], today: '80830-18', name: 'Door seal' },
  { older: ['54302-20'], today: '54302-24', name: 'Shock absorber', doubt: 'no! left only' },
];

const rowHeight = 112;

function joint(drawing: Drawing, y: number, { older, today, name, doubt }: Joint) {
  const middle = y + rowHeight / 2;
  const isRefused = doubt?.startsWith('no');
  const ends = older.map((_, i) => middle + (i - (older.length - 1) / 2) * 48);
  for (const [i, number] of older.entries()) {
    const end = ends[i] ?? middle;
    drawing.rect(56, end - 20, 168, 40, '#f1eee7', { radius: 4 });
    drawing.text(number, 140, end + 9, { ...mono(500, 26, ink), align: 'middle' });
    const path = `M224 ${end}C320 ${end} 330 ${middle} 416 ${middle}`;
    const stroke = doubt ? red : ink;
    drawing.path(path, 'none', { stroke, width: 3.5, dash: doubt ? '10 8' : undefined });
  }
  drawing.rect(416, middle - 26, 190, 52, isRefused ? '#6b6d72' : ink, { radius: 4 });
  drawing.text(today, 511, middle + 11, { ...mono(600, 31, '#ffffff'), align: 'middle' });
  drawing.text(name, 630, middle + 9, type(600, 27, ink));
  if (doubt) {
    drawing.text('?', 318, middle - 10, { ...type(600, 34, red), align: 'middle' });
    drawing.text(doubt, 850, middle + 13, hand(50, '#b3161d'));
  } else drawing.text('joined', 852, middle + 9, type(400, 24, grey));
  drawing.line(56, y + rowHeight, 1052, y + rowHeight, rule, { width: 2 });
}

export function joinedNumbers(): Drawing {
  const drawing = new Drawing(1200, 900);
  const paper = { x: 44, y: 40, width: 1096, height: 806, fill: '#fdfcf8', shadow };
  sheet(drawing, { ...paper, depth: 18 }, () => {
    drawing.text('Older numbers, joined', 56, 96, type(600, 50, ink));
    drawing.text('Week 3, Tuesday morning', 1052, 94, { ...type(500, 27, grey), align: 'end' });
    const line = 'The slow parts of last night. Doubts are left for the morning.';
    drawing.text(line, 56, 142, type(500, 25, grey));
    drawing.line(56, 168, 1052, 168, ink, { width: 4 });
    for (const [i, each] of joints.entries()) joint(drawing, 168 + i * rowHeight, each);
    drawing.text('Dashed: the script had its doubts.', 56, 774, type(500, 24, red));
    drawing.text('Yaqoob', 896, 782, hand(56, '#b3161d'));
  });
  return drawing;
}
