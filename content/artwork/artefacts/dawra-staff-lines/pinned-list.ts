import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { dawraStaffLinesLook } from './look.ts';

const { black, grey, rule, shadow, sign, type } = dawraStaffLinesLook;

const red = '#b3161d';
const blue = '#27408b';

interface Line {
  cells: readonly [time: string, bus: string, driver: string, gate: string];
  /** Written by hand over what it replaces; the column counts from 0. */
  note?: readonly [column: 2 | 3, words: string];
}

const lines: Line[] = [
  { cells: ['3.50', '102', 'Sunil P.', 'Airport north'] },
  { cells: ['3.55', '087', 'Imran B.', 'Hospital, kitchen'], note: [2, 'Hamid'] },
  { cells: ['4.00', '131', 'Joseph M.', 'Yas A1'] },
  { cells: ['4.10', '114', 'Naveed A.', 'Yas A1'], note: [3, 'B2 ?'] },
  { cells: ['4.10', '119', 'Bekele T.', 'Saadiyat, laundry'] },
  { cells: ['4.20', '066', 'Rajan K.', 'Airport cargo'], note: [3, 'flat tyre'] },
  { cells: ['4.25', '201', 'Shahid I.', 'Hospital, night'] },
  { cells: ['4.30', '058', 'Anil V.', 'Hotel, kitchen'], note: [3, '+ 1 shift'] },
  { cells: ['4.40', '140', 'Tariq S.', 'Airport north'], note: [2, 'Bekele ?'] },
  { cells: ['4.45', '093', 'Mohan D.', 'Yas A1'] },
];

const columns = [64, 180, 290, 540];

function row(drawing: Drawing, y: number, { cells, note }: Line) {
  for (const [i, words] of cells.entries()) {
    const x = columns[i] ?? 0;
    const style = i < 2 ? sign(700, 38, black) : type(500, 31, black);
    const end = drawing.text(words, x, y + 52, style);
    if (note?.[0] !== i) continue;
    drawing.line(x - 6, y + 46, end + 8, y + 36, red, { width: 4, cap: 'round' });
    drawing.text(note[1], end + 18, y + 50, hand(42, red));
  }
  drawing.line(56, y + 76, 856, y + 76, rule, { width: 2 });
}

function head(drawing: Drawing) {
  drawing.text('Wednesday', 56, 150, sign(700, 84, black));
  drawing.text('printed Tuesday 22.00', 856, 148, { ...type(600, 28, grey), align: 'end' });
  drawing.line(56, 186, 856, 186, black, { width: 4 });
}

function notes(drawing: Drawing) {
  drawing.text('4.05 which gate for 114 ??', 64, 1032, hand(54, blue));
  drawing.text('Listen to the group, message 212.', 64, 1098, hand(46, blue));
  drawing.text('A gate is not a birthday! Hamza', 64, 1160, hand(46, red));
}

function pin(drawing: Drawing, x: number, y: number) {
  drawing.circle(x + 8, y + 10, 24, shadow, { opacity: 0.25 });
  drawing.circle(x, y, 24, '#ff8a00');
  drawing.circle(x - 6, y - 6, 8, '#ffd199');
}

export function pinnedList(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 40, y: 40, width: 912, height: 1222, fill: '#fdfcf6', shadow };
  sheet(drawing, { ...paper, turn: 1, depth: 18 }, () => {
    head(drawing);
    for (const [i, line] of lines.entries()) row(drawing, 190 + i * 77, line);
    notes(drawing);
    pin(drawing, 456, 46);
  });
  return drawing;
}
