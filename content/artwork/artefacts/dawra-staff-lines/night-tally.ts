import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { dawraStaffLinesLook } from './look.ts';

const { black, orange, shadow } = dawraStaffLinesLook;

const blue = '#27408b';

/** Changes of a night, and how many groups of five needed a decision: 312, and about forty. */
const nights = [
  ['Sun', 58, 1],
  ['Mon', 66, 2],
  ['Tue', 61, 1],
  ['Wed', 71, 2],
  ['Thu', 56, 2],
] as const;

const perRow = 8;
const step = 40;

function strokes(count: number, x: number, y: number): string {
  const upright = Array.from({ length: Math.min(count, 4) }, (_, i) => `M${x + i * 7} ${y}l-1 24`);
  return upright.join('') + (count > 4 ? `M${x - 5} ${y + 19}l32-15` : '');
}

function tally(drawing: Drawing, y: number, count: number, decisions: number) {
  const groups = Math.ceil(count / 5);
  let path = '';
  for (let i = 0; i < groups; i++) {
    const x = 112 + (i % perRow) * step;
    const top = y + Math.floor(i / perRow) * 42;
    path += strokes(Math.min(5, count - i * 5), x, top);
    if (i % 6 !== 2 || i > decisions * 6) continue;
    const ring = { stroke: orange, width: 4.5, cap: 'round' } as const;
    drawing.path(`M${x - 8} ${top + 12}c0-26 40-26 40 0s-40 26-38-4`, 'none', ring);
  }
  drawing.path(path, 'none', { stroke: blue, width: 2.8, cap: 'round' });
}

function leftPage(drawing: Drawing) {
  drawing.text('Night desk, five nights', 40, 66, hand(44, black));
  for (const [i, [name, count, decisions]] of nights.entries()) {
    const y = 108 + i * 108;
    drawing.text(name, 40, y + 24, hand(36, blue));
    tally(drawing, y, count, decisions);
    drawing.text(String(count), 444, y + 56, hand(46, black));
  }
}

function rightPage(drawing: Drawing) {
  drawing.text('312', 560, 156, hand(170, black));
  drawing.text('changes', 806, 152, hand(52, black));
  drawing.path('M562 188c120-10 260-10 396-4', 'none', { stroke: orange, width: 7, cap: 'round' });
  drawing.text('about 40', 562, 268, hand(62, blue));
  drawing.text('needed a decision.', 562, 318, hand(48, blue));
  drawing.text('The rest: one message,', 562, 412, hand(48, blue));
  drawing.text('passed on by hand', 562, 462, hand(48, blue));
  drawing.text('three or four times.', 562, 512, hand(48, blue));
  drawing.text('No map. One list, and', 562, 592, hand(48, black));
  drawing.text('“I have read it”.', 562, 642, hand(54, black));
}

function notebook(drawing: Drawing) {
  const cover = { x: 76, y: 96, width: 1034, height: 716, fill: '#2b3138', shadow, radius: 10 };
  sheet(drawing, { ...cover, turn: -2 }, () => {
    drawing.rect(14, 12, 1006, 692, '#fdfaf0', { radius: 4 });
    let rules = '';
    for (let y = 92; y < 690; y += 36) rules += `M30 ${y}h462M540 ${y}h462`;
    drawing.path(rules, 'none', { stroke: '#e6e2d2', width: 1.5 });
    drawing.rect(508, 12, 18, 692, '#e9e3d0');
    leftPage(drawing);
    rightPage(drawing);
  });
}

function pencil(drawing: Drawing) {
  drawing.group({ x: 800, y: 846, turn: -24 }, () => {
    drawing.path('M14 26h300l34-11-34-11z', shadow, { opacity: 0.22 });
    drawing.path('M300-12l44 12-44 12z', '#e9c69a');
    drawing.path('M330-4l14 4-14 4z', black);
    drawing.rect(0, -12, 300, 24, orange);
    drawing.rect(0, -4, 300, 8, '#e07800');
    drawing.rect(-26, -12, 26, 24, '#c9cdd2');
  });
}

export function nightTally(): Drawing {
  const drawing = new Drawing(1200, 900);
  notebook(drawing);
  pencil(drawing);
  return drawing;
}
