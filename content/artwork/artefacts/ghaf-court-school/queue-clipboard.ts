import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { ghafCourtSchoolLook } from './look.ts';

const { ink, maroon, sans, soft, wine } = ghafCourtSchoolLook;

const pen = '#22408f';
const red = '#b3122f';

const answers = [
  ['see what is due', 51],
  ['report an absence', 34],
  ['change a bus stop', 25],
  ['read a report', 18],
  ['anything else', 12],
] as const;

/** Bundles of five, as one counts by hand. */
function tally(count: number, x: number, y: number): string {
  return Array.from({ length: count }, (_, i) => {
    const bundle = x + Math.floor(i / 5) * 46;
    const k = i % 5;
    const lean = ((i * 7) % 5) - 2;
    return k === 4 ? `M${bundle - 5} ${y + 30}l38-26` : `M${bundle + k * 8} ${y}l${lean} 34`;
  }).join('');
}

function board(drawing: Drawing) {
  drawing.group({ x: 64, y: 40, turn: -2 }, () => {
    drawing.rect(18, 42, 780, 790, wine, { radius: 22, opacity: 0.45 });
    drawing.rect(0, 22, 780, 790, '#8a5a33', { radius: 22 });
    drawing.rect(10, 32, 760, 770, '#a06c40', { radius: 16 });
    drawing.rect(46, 74, 688, 704, '#fffef9');
  });
}

function lines(drawing: Drawing) {
  drawing.text('What did you come for?', 84, 168, hand(60, ink));
  drawing.text('accounts window, two mornings', 84, 214, hand(36, soft));
  drawing.text('140', 694, 186, { ...hand(92, red), align: 'end' });
  for (const [i, [words, count]] of answers.entries()) {
    const y = 246 + i * 106;
    const isMain = i < 4;
    drawing.line(80, y, 700, y, '#d8d2c2', { width: 2 });
    drawing.text(words, 84, y + 42, hand(isMain ? 44 : 38, isMain ? ink : soft));
    drawing.text(String(count), 694, y + 46, { ...hand(48, isMain ? red : soft), align: 'end' });
    const paint = { stroke: isMain ? pen : soft, width: 3.4, cap: 'round' } as const;
    drawing.path(tally(count, 90, y + 56), 'none', paint);
  }
}

function clip(drawing: Drawing) {
  drawing.rect(290, 38, 250, 58, wine, { radius: 12, opacity: 0.3 });
  drawing.rect(282, 28, 250, 58, '#c3c9cf', { radius: 12 });
  drawing.rect(346, 6, 122, 46, '#9aa3ab', { radius: 16 });
  drawing.circle(407, 28, 10, '#5d656c');
}

/** What the grandmothers wanted, on a scrap beside it. */
function scrap(drawing: Drawing) {
  const paper = { x: 880, y: 150, turn: 4, width: 268, height: 356, fill: '#ffe9b0', shadow: wine };
  sheet(drawing, { ...paper, depth: 12 }, () => {
    drawing.text('3 grandmothers:', 24, 62, hand(38, maroon));
    drawing.text('larger', 24, 132, hand(50, ink));
    drawing.text('numbers', 24, 180, hand(50, ink));
    drawing.text('teacher’s', 24, 248, hand(50, ink));
    drawing.text('NAME', 24, 306, hand(60, ink));
    drawing.path('M26 318c40-6 90-6 132-2', 'none', { stroke: red, width: 4, cap: 'round' });
  });
}

function ticket(drawing: Drawing) {
  const paper = {
    x: 900,
    y: 580,
    turn: -5,
    width: 210,
    height: 236,
    fill: '#ffffff',
    shadow: wine,
  };
  sheet(drawing, { ...paper, depth: 11 }, () => {
    drawing.text('Accounts', 105, 46, { ...sans(600, 23, ink), align: 'middle' });
    drawing.text('217', 105, 142, { ...sans(700, 88, maroon), align: 'middle' });
    drawing.text('now serving 64', 105, 192, { ...sans(500, 20, soft), align: 'middle' });
    drawing.line(24, 66, 186, 66, '#d8d2c2', { width: 2, dash: '6 6' });
  });
}

export function queueClipboard(): Drawing {
  const drawing = new Drawing(1200, 900);
  board(drawing);
  drawing.group({ x: 64, y: 40, turn: -2 }, () => {
    clip(drawing);
    lines(drawing);
  });
  scrap(drawing);
  ticket(drawing);
  return drawing;
}
