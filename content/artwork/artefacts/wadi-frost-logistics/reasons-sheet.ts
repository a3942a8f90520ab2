import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { blue, flake, ink, red, rule, sans, soft } = wadiFrostLogisticsLook;

const left = 52;
const right = 852;

const written = [
  ['3 May', '07', 'door open at the shop'],
  ['3 May', '22', 'stood at the gate, Mirdif'],
  ['4 May', '07', 'door again, same shop'],
  ['5 May', '41', 'compressor, came back'],
  ['6 May', '52', 'engine off, accident on the E11'],
  ['8 May', '31', 'loading took an hour'],
  ['9 May', '60', 'set to 8, not 3'],
] as const;

const reasons = [
  ['Door open at the shop', 31],
  ['Waiting at the gate', 19],
  ['Engine off in traffic', 14],
  ['Loading too slow', 12],
  ['Compressor', 9],
  ['Wrong setting', 6],
  ['Sensor fault', 5],
  ['Another', 4],
] as const;

function list(drawing: Drawing) {
  flake(drawing, left + 24, 76, 24, ink);
  drawing.text('Warm lorries: why?', left + 66, 90, sans(700, 40, ink));
  drawing.text('Dispatch room, 3 to 16 May', right, 88, { ...sans(500, 21, soft), align: 'end' });
  for (const [i, words] of ['Day', 'Lorry', 'What the driver said'].entries()) {
    drawing.text(words, [left, left + 128, left + 236][i] ?? 0, 142, sans(600, 19, soft));
  }
  drawing.line(left, 158, right, 158, ink, { width: 3 });
  for (const [i, [day, lorry, words]] of written.entries()) {
    const y = 158 + i * 60;
    drawing.text(day, left, y + 45, hand(40, blue));
    drawing.text(lorry, left + 138, y + 45, hand(40, blue));
    drawing.text(words, left + 236, y + 45, { ...hand(40, ink), upTo: 540 });
    drawing.line(left, y + 60, right, y + 60, rule, { width: 1.8 });
  }
}

function counted(drawing: Drawing) {
  drawing.text('After a fortnight: eight reasons', left, 664, hand(58, red));
  drawing.text('100 lines', right, 662, { ...sans(600, 22, soft), align: 'end' });
  for (const [i, [reason, count]] of reasons.entries()) {
    const y = 696 + i * 63;
    const isFirst = i === 0;
    drawing.text(String(i + 1), left, y + 38, hand(40, red));
    drawing.text(reason, left + 44, y + 36, sans(600, 25, ink));
    drawing.rect(left + 400, y + 14, count * 10.6, 28, isFirst ? red : ink, { radius: 3 });
    drawing.text(
      String(count),
      left + 414 + count * 10.6,
      y + 38,
      sans(700, 25, isFirst ? red : ink),
    );
  }
}

export function reasonsSheet(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 904, height: 1226, fill: '#ffffff', shadow: ink };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    list(drawing);
    counted(drawing);
  });
  return drawing;
}
