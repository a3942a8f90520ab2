import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { yellowLadderHomeServicesLook } from './look.ts';

const { cream, ink, ladder, red, sand, sans, shadow, soft, yellow } = yellowLadderHomeServicesLook;

const left = 52;
const right = 852;

/** Calls of thirty days, and those that no one answered. */
const sources = [
  ['Vans, parked', 231, 34],
  ['Neighbour said so', 148, 19],
  ['Fridge magnets', 127, 16],
  ['Adverts', 88, 21],
  ['Directory listings', 61, 9],
  ['The one in a drawer', 3, 3],
] as const;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 904, 168, yellow);
  drawing.text('April: who rings, and when', left, 92, sans(700, 48, ink));
  drawing.text('Thirty days, nineteen numbers, one desk', left, 132, sans(500, 24, '#4a3b00'));
  ladder(drawing, 810, 36, 98, ink);
}

function bars(drawing: Drawing) {
  drawing.text('Where a call came from', left, 224, sans(700, 29, ink));
  drawing.rect(586, 204, 22, 22, ink);
  drawing.text('answered', 616, 223, sans(500, 20, soft));
  drawing.rect(726, 204, 22, 22, '#ffffff', { stroke: red, width: 3 });
  drawing.text('not', 756, 223, sans(600, 20, red));
  for (const [i, [name, calls, missed]] of sources.entries()) {
    const y = 248 + i * 76;
    const scale = 2.02;
    const answered = (calls - missed) * scale;
    drawing.text(name, left, y + 42, { ...sans(600, 24, ink), upTo: 270 });
    drawing.rect(left + 282, y + 14, answered, 40, ink);
    drawing.rect(left + 282 + answered + 1.5, y + 15.5, missed * scale, 37, '#ffffff', {
      stroke: red,
      width: 3,
    });
    drawing.text(String(calls), left + 300 + calls * scale, y + 43, sans(700, 26, ink));
  }
}

const hours = [20, 46, 59, 54, 43, 37, 31, 36, 44, 52, 69, 74, 58, 35] as const;

/** From six in the evening a quarter is lost. */
function day(drawing: Drawing) {
  drawing.text('And when', left, 784, sans(700, 29, ink));
  const bottom = 1010;
  const step = 56;
  drawing.rect(left + 10 * step, 806, 4 * step + 16, bottom - 806, cream, {
    stroke: red,
    width: 2.5,
    dash: '9 7',
  });
  for (const [i, calls] of hours.entries()) {
    const x = left + i * step;
    const height = calls * 2.5;
    const missed = height * (i >= 10 ? 0.25 : 0.1);
    drawing.rect(x + 8, bottom - height + missed, step - 14, height - missed, ink);
    drawing.rect(x + 9.5, bottom - height, step - 17, missed, '#ffffff', { stroke: red, width: 3 });
    drawing.text(String(i + 8), x + 29, bottom + 32, { ...sans(500, 20, soft), align: 'middle' });
  }
  drawing.line(left, bottom, right, bottom, ink, { width: 3 });
}

function decisions(drawing: Drawing) {
  drawing.rect(left, 1066, right - left, 130, sand, { radius: 8 });
  drawing.text('1 in 4', left + 24, 1148, sans(700, 64, red));
  drawing.text(
    'calls after six are lost. So: no new adverts,',
    left + 220,
    1122,
    sans(600, 24, ink),
  );
  drawing.text('an evening shift instead, from 1 May.', left + 220, 1160, sans(600, 24, ink));
}

export function aprilCount(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 904, height: 1226, fill: '#ffffff', shadow };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    head(drawing);
    bars(drawing);
    day(drawing);
    decisions(drawing);
  });
  return drawing;
}
