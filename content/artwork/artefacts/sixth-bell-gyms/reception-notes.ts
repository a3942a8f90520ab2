import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { sixthBellGymsLook } from './look.ts';

const { blue, ink, navy, red, yellow } = sixthBellGymsLook;

interface Page {
  x: number;
  y: number;
  turn: number;
  fill: string;
  branch: string;
  counts: readonly [when: number, women: number, once: number, parking: number];
  note: string;
}

const questions = [
  'When is the class?',
  'An hour for women?',
  'May I try it once?',
  'Where to park?',
];

const pages: readonly Page[] = [
  {
    x: 48,
    y: 56,
    turn: -3,
    fill: '#ffffff',
    branch: 'Clifton',
    counts: [13, 9, 8, 11],
    note: '“is the sea side gate open?”',
  },
  {
    x: 616,
    y: 40,
    turn: 2,
    fill: '#fff9d6',
    branch: 'Bahadurabad',
    counts: [14, 8, 10, 0],
    note: 'all by motorbike!',
  },
  {
    x: 66,
    y: 484,
    turn: 2.5,
    fill: '#fff9d6',
    branch: 'Gulshan',
    counts: [17, 14, 11, 7],
    note: '“my sister wants to come”',
  },
  {
    x: 634,
    y: 468,
    turn: -2,
    fill: '#ffffff',
    branch: 'North Nazimabad',
    counts: [15, 13, 12, 9],
    note: '“I live an hour away” ×6',
  },
];

/** Bundles of five, as one counts by hand. */
function tally(count: number, x: number, y: number): string {
  const strokes = Array.from({ length: count }, (_, i) => {
    const bundle = x + Math.floor(i / 5) * 56;
    const k = i % 5;
    return k === 4 ? `M${bundle - 6} ${y + 24}l44-20` : `M${bundle + k * 10} ${y}l-2 28`;
  });
  return strokes.join('');
}

function page(drawing: Drawing, { x, y, turn, fill, branch, counts, note }: Page) {
  const paper = { x, y, turn, width: 520, height: 362, fill, shadow: navy };
  sheet(drawing, { ...paper, depth: 14 }, () => {
    for (let hole = 0; hole < 12; hole++) drawing.circle(30 + hole * 42, 18, 7, blue);
    drawing.text(branch, 34, 84, hand(52, ink));
    for (const [i, count] of counts.entries()) {
      const line = 144 + i * 48;
      drawing.line(30, line + 10, 490, line + 10, '#c9d2ef', { width: 1.6 });
      drawing.text(questions[i] ?? '', 34, line, { ...hand(35, ink), upTo: 252 });
      const paint = { stroke: i === 3 ? red : blue, width: 3.6, cap: 'round' } as const;
      if (count > 0) drawing.path(tally(count, 294, line - 26), 'none', paint);
      else drawing.text('nobody', 294, line, hand(36, red));
    }
    drawing.text(note, 34, 338, { ...hand(34, '#4a5170'), upTo: 460 });
  });
}

/** Of the desk, from above. */
function counterBell(drawing: Drawing) {
  drawing.circle(606, 456, 76, navy, { opacity: 0.4 });
  drawing.circle(596, 444, 74, '#0b0e1f');
  drawing.circle(596, 444, 62, yellow);
  drawing.circle(596, 444, 40, '#f2cf00');
  drawing.circle(596, 444, 13, '#ffffff');
  drawing.path('M556 420a46 46 0 0 1 26-22', 'none', { stroke: '#fff6a8', width: 8, cap: 'round' });
}

export function receptionNotes(): Drawing {
  const drawing = new Drawing(1200, 900);
  for (const each of pages) page(drawing, each);
  counterBell(drawing);
  return drawing;
}
