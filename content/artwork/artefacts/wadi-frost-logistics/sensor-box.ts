import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { flake, ink, lineThrough, red, sans, soft } = wadiFrostLogisticsLook;

function cables(drawing: Drawing) {
  for (const [path, x, y, turn] of [
    ['M196 300C120 300 60 250 96 160S250 60 330 96', 330, 96, 24],
    ['M196 420C90 430 40 560 92 640S240 760 344 742', 344, 742, -8],
  ] as const) {
    drawing.path(path, 'none', { stroke: '#6f97b8', width: 20, cap: 'round', opacity: 0.5 });
    drawing.path(path, 'none', { stroke: ink, width: 13, cap: 'round' });
    drawing.group({ x, y, turn }, () => {
      drawing.rect(-6, -16, 54, 32, ink, { radius: 6 });
      drawing.rect(48, -8, 104, 16, '#b8c3cc', { radius: 8 });
    });
  }
}

function box(drawing: Drawing) {
  drawing.rect(202, 204, 470, 354, ink, { radius: 26, opacity: 0.22 });
  drawing.rect(180, 182, 470, 354, '#dfe6eb', { radius: 26 });
  drawing.rect(196, 198, 438, 322, '#cdd7df', { radius: 18 });
  for (const [x, y] of [
    [220, 222],
    [610, 222],
    [220, 496],
    [610, 496],
  ] as const) {
    drawing.circle(x, y, 12, '#93a3b1');
    drawing.line(x - 7, y - 4, x + 7, y + 4, '#4f6070', { width: 3 });
  }
  flake(drawing, 276, 260, 20, ink);
  drawing.text('Lorry 07', 310, 270, sans(700, 30, ink));
  drawing.rect(250, 302, 330, 96, '#21352b', { radius: 8 });
  drawing.text('43,200 readings', 270, 346, {
    face: 'ibm-plex-mono-500',
    size: 26,
    fill: '#b9f3cf',
  });
  drawing.text('never sent', 270, 382, { face: 'ibm-plex-mono-500', size: 26, fill: '#b9f3cf' });
  drawing.text('one each minute, kept here', 250, 440, sans(600, 20, ink));
}

/** Torn where the lid was lifted. */
function seal(drawing: Drawing) {
  drawing.group({ x: 388, y: 456, turn: -4 }, () => {
    drawing.path('M0 0h96l-10 16 12 16-12 18 10 16-10 18H0z', '#fffdf3');
    drawing.path('M112 6h128v84H108l10-18-10-16 12-18-12-16z', '#fffdf3');
    drawing.line(0, 12, 88, 12, red, { width: 5 });
    drawing.line(120, 18, 240, 18, red, { width: 5 });
    drawing.text('SEALED', 12, 54, { ...sans(700, 19, ink), upTo: 78 });
    drawing.text('opened', 130, 54, { ...hand(32, red) });
    drawing.text('14 June', 130, 82, hand(32, red));
  });
}

function complaint(drawing: Drawing) {
  const paper = { x: 742, y: 70, turn: 3, width: 400, height: 500, fill: '#ffffff', shadow: ink };
  sheet(drawing, { ...paper, depth: 14 }, () => {
    drawing.text('Complaint', 36, 72, sans(700, 36, ink));
    drawing.text('received on 12 June', 36, 106, sans(500, 19, soft));
    drawing.line(36, 130, 364, 130, '#cfdfec', { width: 2 });
    drawing.text('Strawberries, 312 trays', 36, 174, sans(600, 24, ink));
    for (const [i, words] of [
      'Soft and warm at the door.',
      'Put in the skip at 16.20.',
      'Your box knows when it',
      'happened. Please open it.',
    ].entries()) {
      drawing.text(words, 36, 222 + i * 36, sans(500, 22, ink));
    }
    drawing.line(36, 376, 364, 376, '#cfdfec', { width: 2 });
    drawing.text('Who pays?', 36, 448, hand(76, red));
    drawing.path('M40 468c70-12 160-12 236-4', 'none', { stroke: red, width: 5, cap: 'round' });
  });
}

const degrees = [3.1, 3.0, 3.2, 3.1, 3.6, 4.4, 5.9, 7.2, 8.1, 8.4, 8.2, 8.6] as const;

/** What the box said, two days late. */
function printout(drawing: Drawing) {
  const paper = { x: 470, y: 612, turn: -2, width: 640, height: 220, fill: '#fffdf3', shadow: ink };
  sheet(drawing, { ...paper, depth: 13 }, () => {
    for (let i = 0; i < 22; i++) drawing.circle(20 + i * 28.5, 14, 5, '#bfd3e2');
    drawing.text('10 June, 11.00 to 16.00', 28, 60, {
      face: 'ibm-plex-mono-500',
      size: 20,
      fill: ink,
    });
    drawing.line(28, 144, 430, 144, red, { width: 2.5, dash: '9 7' });
    drawing.text('4°', 444, 151, { ...sans(600, 19, red) });
    const points = degrees.map((value, i) => [28 + i * 36, 200 - value * 14] as const);
    drawing.path(lineThrough(points), 'none', { stroke: ink, width: 5, cap: 'round' });
    drawing.text('read on', 500, 112, hand(38, red));
    drawing.text('14 June', 500, 152, hand(42, red));
  });
}

export function sensorBox(): Drawing {
  const drawing = new Drawing(1200, 900);
  cables(drawing);
  box(drawing);
  seal(drawing);
  complaint(drawing);
  printout(drawing);
  return drawing;
}
