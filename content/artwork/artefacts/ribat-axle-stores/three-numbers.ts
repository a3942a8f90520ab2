import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { ribatAxleStoresLook } from './look.ts';
import { spareParts } from './parts.ts';

const { grey, ink, mono, red, rule, shadow, type } = ribatAxleStoresLook;

const marker = '#ffe08a';

/** Line in the stock list, number, name, stock; the same filter three times. */
const stock = [
  ['04 112', '15208-11', 'Filter oil', '3'],
  ['04 113', '15209-20', 'Gasket', '18'],
  ['21 870', '15208-31', 'Oil filt.', '0'],
  ['21 871', '22401-07', 'Plug set', '6'],
  ['57 036', '15208-44', 'Filter, engine', '41'],
  ['57 037', '16546-02', 'Filter air', '12'],
] as const;

function list(drawing: Drawing) {
  const paper = { x: 66, y: 70, width: 530, height: 560, fill: '#fdfcf8', shadow };
  sheet(drawing, { ...paper, turn: -3, depth: 14 }, () => {
    drawing.text('Stock list', 36, 70, type(600, 38, ink));
    drawing.text('60,000 lines', 494, 68, { ...type(500, 24, grey), align: 'end' });
    drawing.line(36, 94, 494, 94, ink, { width: 3 });
    for (const [i, [line, number, name, count]] of stock.entries()) {
      const y = 94 + i * 62 + Math.floor(i / 2) * 26;
      if (i % 2 === 0) drawing.rect(30, y + 12, 470, 46, marker);
      drawing.text(line, 36, y + 44, mono(500, 20, grey));
      drawing.text(number, 136, y + 44, mono(600, 24, ink));
      drawing.text(name, 276, y + 44, type(500, 23, ink));
      drawing.text(count, 494, y + 44, { ...type(600, 24, ink), align: 'end' });
      if (i % 2)
        drawing.path(`M40 ${y + 74}h450`, 'none', { stroke: rule, width: 4, dash: '2 10' });
    }
  });
}

function box(drawing: Drawing, x: number, y: number, turn: number, number: string) {
  const carton = { x, y, width: 240, height: 200, fill: '#e4d5b7', shadow, radius: 3 };
  sheet(drawing, { ...carton, turn, depth: 14 }, () => {
    drawing.rect(0, 84, 240, 32, '#d0be99');
    drawing.rect(22, 28, 196, 144, '#ffffff');
    drawing.rect(22, 28, 196, 12, red);
    drawing.text(number, 120, 92, { ...mono(600, 32, ink), align: 'middle' });
    drawing.text('Oil filter', 120, 130, { ...type(500, 24, ink), align: 'middle' });
    drawing.text('1 piece', 120, 156, { ...type(500, 18, grey), align: 'middle' });
  });
}

function telephone(drawing: Drawing, x: number, y: number) {
  const body = { x, y, width: 330, height: 270, fill: '#d9d4c8', shadow, radius: 26 };
  sheet(drawing, { ...body, turn: 3, depth: 14 }, () => {
    drawing.rect(24, 20, 84, 230, '#b9b3a4', { radius: 20 });
    drawing.rect(38, 6, 56, 258, steelBlack, { radius: 26 });
    drawing.rect(30, 4, 72, 62, steelBlack, { radius: 22 });
    drawing.rect(30, 204, 72, 62, steelBlack, { radius: 22 });
    drawing.rect(136, 28, 166, 44, '#c5d6c0', { radius: 6 });
    drawing.text('9 missed', 219, 58, { ...mono(600, 23, '#1d3317'), align: 'middle' });
    for (const [i, sign] of [...'123456789*0#'].entries()) {
      const left = 136 + (i % 3) * 58;
      const top = 88 + Math.floor(i / 3) * 42;
      drawing.rect(left, top, 50, 34, '#fdfcf8', { radius: 7 });
      drawing.text(sign, left + 25, top + 24, { ...type(600, 20, ink), align: 'middle' });
    }
  });
}

const steelBlack = '#3a3d43';

function note(drawing: Drawing) {
  const paper = { x: 716, y: 620, width: 300, height: 226, fill: marker, shadow };
  sheet(drawing, { ...paper, turn: -4, depth: 12 }, () => {
    drawing.text('All three the same.', 24, 76, hand(41, ink));
    drawing.text('Sell 44 first.', 24, 130, hand(41, ink));
    drawing.text('Yaqoob', 160, 190, hand(44, '#b3161d'));
  });
}

export function threeNumbers(): Drawing {
  const drawing = new Drawing(1200, 900);
  list(drawing);
  telephone(drawing, 800, 60);
  box(drawing, 96, 650, 2, '15208-11');
  box(drawing, 380, 664, -3, '15208-31');
  box(drawing, 640, 352, 4, '15208-44');
  note(drawing);
  const cloth = { x: 952, y: 386, width: 190, height: 250, fill: '#d9d4c8', shadow, radius: 4 };
  sheet(drawing, { ...cloth, turn: 3, depth: 12 }, () => {
    drawing.group({ x: 95, y: 130, scale: 1.45 }, () => spareParts.oilFilter(drawing));
  });
  return drawing;
}
