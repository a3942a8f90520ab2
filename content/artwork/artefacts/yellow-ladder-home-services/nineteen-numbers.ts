import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { yellowLadderHomeServicesLook } from './look.ts';

const { cream, ink, ladder, red, sans, shadow, yellow } = yellowLadderHomeServicesLook;

const paint = '#fff3c4';

/** Where it rang: four in a pocket, one in a drawer, the others in the office. */
const pockets = [3, 6, 10, 14];

const numberOf = (index: number) =>
  `050 555 01${String(index * 7 + 11)
    .padStart(3, '0')
    .slice(-2)}`;

function vanNumber(drawing: Drawing, index: number) {
  const isPocket = pockets.includes(index);
  drawing.text(numberOf(index), 78, 84, {
    ...sans(700, 19, isPocket ? red : ink),
    align: 'middle',
  });
}

function van(drawing: Drawing, x: number, y: number, index: number) {
  drawing.group({ x, y }, () => {
    drawing.path('M10 132h212v10H10z', shadow, { opacity: 0.35 });
    drawing.path(
      'M0 22q0-14 14-14h130q12 0 20 10l32 38 18 8q8 4 8 14v40q0 8-8 8H8q-8 0-8-8z',
      paint,
    );
    drawing.path('M150 22h10l26 32h-36z', '#4e6b78');
    drawing.path('M20 8V0h110v8', 'none', { stroke: ink, width: 4 });
    for (const at of [34, 56, 78, 100]) drawing.line(at + 8, 0, at + 8, 8, ink, { width: 3 });
    for (const at of [48, 178]) {
      drawing.circle(at, 126, 20, ink);
      drawing.circle(at, 126, 8, '#c9c2ad');
    }
    ladder(drawing, 64, 22, 34, ink);
    vanNumber(drawing, index);
  });
}

function magnet(drawing: Drawing, x: number, y: number, turn: number, index: number) {
  drawing.group({ x, y, turn }, () => {
    drawing.path('M8 46L84-2l76 48v62H8z', shadow, { opacity: 0.35 });
    drawing.path('M0 38L76-10l76 48v62H0z', ink);
    ladder(drawing, 70, 14, 40, yellow);
    const isPocket = pockets.includes(index);
    drawing.rect(8, 60, 136, 32, isPocket ? '#ffffff' : yellow);
    drawing.text(numberOf(index), 76, 82, {
      ...sans(700, 16.5, isPocket ? red : ink),
      align: 'middle',
    });
  });
}

const adverts = [
  ['AC not cold?', 'Gulf Notice, page 14'],
  ['Tap drips?', 'directory, letter P'],
  ['No light?', 'card in a lift'],
] as const;

function advert(drawing: Drawing, i: number) {
  const [title, place] = adverts[i] ?? ['', ''];
  const paper = {
    x: 850 + (i % 2) * 14,
    y: 372 + i * 132,
    turn: i % 2 ? 2 : -2,
    width: 292,
    height: 116,
  };
  sheet(drawing, { ...paper, fill: cream, shadow, depth: 8 }, () => {
    drawing.text(title, 18, 40, sans(700, 26, ink));
    drawing.text(place, 18, 66, sans(500, 16, '#5f5b50'));
    drawing.text(numberOf(15 + i), 18, 98, sans(700, 21, ink));
    ladder(drawing, 252, 22, 66, ink);
  });
}

/** Open, from above. */
function drawer(drawing: Drawing) {
  drawing.group({ x: 558, y: 650 }, () => {
    drawing.rect(10, 12, 232, 182, shadow, { radius: 8, opacity: 0.35 });
    drawing.rect(0, 0, 232, 182, '#9b6a3b', { radius: 8 });
    drawing.rect(14, 12, 204, 136, '#6d4724', { radius: 4 });
    drawing.rect(86, 156, 60, 14, '#e0c07a', { radius: 7 });
    drawing.group({ x: 84, y: 22, turn: -7 }, () => {
      drawing.rect(0, 0, 62, 116, '#2d3338', { radius: 9 });
      drawing.rect(8, 10, 46, 40, '#b7c7a0', { radius: 3 });
      for (let i = 0; i < 9; i++) {
        drawing.rect(9 + (i % 3) * 16, 60 + Math.floor(i / 3) * 16, 12, 10, '#626b72', {
          radius: 3,
        });
      }
    });
  });
  drawing.text('and number 19', 676, 866, { ...hand(40, ink), align: 'middle' });
}

function legend(drawing: Drawing) {
  drawing.text('14 ring in the office', 838, 806, sans(700, 20, ink));
  drawing.text('4 in a pocket, under a sink', 838, 836, sans(700, 20, '#931a13'));
  drawing.text('1 in a drawer', 838, 866, sans(700, 20, ink));
}

export function nineteenNumbers(): Drawing {
  const drawing = new Drawing(1200, 900);
  for (let i = 0; i < 11; i++) van(drawing, 40 + (i % 3) * 262, 56 + Math.floor(i / 3) * 204, i);
  for (let i = 0; i < 4; i++) {
    magnet(
      drawing,
      848 + (i % 2) * 168,
      56 + Math.floor(i / 2) * 144,
      i % 3 === 0 ? -4 : 3,
      11 + i,
    );
  }
  for (let i = 0; i < 3; i++) advert(drawing, i);
  drawer(drawing);
  legend(drawing);
  return drawing;
}
