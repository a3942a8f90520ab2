import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { dawraStaffLinesLook } from './look.ts';

const { black, grey, orange, paleGrey, rule, sign, type, umber, white } = dawraStaffLinesLook;

const columns = [
  ['Time', 32],
  ['Bus', 148],
  ['Driver', 262],
  ['From', 506],
  ['Gate', 742],
  ['Read at', 1024],
] as const;

interface Line {
  cells: readonly [time: string, bus: string, driver: string, from: string, gate: string];
  readAt?: string;
  /** Its gate until a minute ago. */
  was?: string;
}

const lines: Line[] = [
  { cells: ['3.50', '102', 'Sunil P.', 'Musaffah 2', 'Airport north'], readAt: '3.21' },
  { cells: ['3.55', '087', 'Hamid R.', 'Musaffah 2', 'Hospital, kitchen'], readAt: '3.24' },
  { cells: ['4.00', '131', 'Joseph M.', 'Mafraq', 'Yas A1'], readAt: '3.19' },
  { cells: ['4.10', '114', 'Naveed A.', 'Mafraq', 'Yas B2'], was: 'Yas A1' },
  { cells: ['4.10', '119', 'Bekele T.', 'Musaffah 4', 'Saadiyat, laundry'], readAt: '3.30' },
  { cells: ['4.20', '066', 'Rajan K.', 'Musaffah 4', 'Airport cargo'], readAt: '3.31' },
  { cells: ['4.25', '201', 'Shahid I.', 'Desert camp', 'Hospital, night'] },
];

const firstLine = 146;
const lineHeight = 72;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 96, black);
  drawing.text('Morning list', 32, 63, sign(700, 46, white));
  const line = 'Wednesday, version 41, always the latest';
  drawing.text(line, 270, 61, type(600, 20, paleGrey));
  drawing.text('3.36', 1248, 68, { ...sign(700, 60, orange), align: 'end' });
  for (const [name, x] of columns) drawing.text(name, x, 130, type(600, 17, grey));
  drawing.line(32, firstLine, 1248, firstLine, black, { width: 2 });
}

function cells(drawing: Drawing, y: number, line: Line) {
  for (const [i, words] of line.cells.entries()) {
    const [, x] = columns[i] ?? columns[0];
    const style = i < 2 ? sign(700, 36, black) : type(i === 4 ? 600 : 500, 24, black);
    drawing.text(words, x, y + 48, style);
  }
}

function changed(drawing: Drawing, y: number, line: Line) {
  drawing.rect(16, y + 2, 1248, lineHeight - 4, orange, { radius: 6 });
  cells(drawing, y, line);
  drawing.text(`was ${line.was}`, 830, y + 47, type(600, 20, umber));
  drawing.text('not yet', 1024, y + 47, type(600, 22, black));
  drawing.rect(1120, y + 14, 128, 44, black, { radius: 6 });
  drawing.text('Ring him', 1184, y + 43, { ...type(600, 20, '#ffffff'), align: 'middle' });
}

function unchanged(drawing: Drawing, y: number, line: Line) {
  cells(drawing, y, line);
  drawing.line(32, y + lineHeight, 1248, y + lineHeight, rule, { width: 1 });
  if (line.readAt) {
    drawing.text(line.readAt, 1024, y + 48, type(500, 24, black));
    tick(drawing, 1084, y + 40, 20, '#1b7a3e', 3.5);
  } else drawing.text('waits for a signal', 1024, y + 47, type(500, 22, grey));
}

function foot(drawing: Drawing) {
  drawing.rect(0, 662, 1280, 106, '#ffffff');
  drawing.text('198 of 200 have read it', 32, 727, sign(700, 36, black));
  drawing.rect(378, 707, 560, 18, '#e4e4de', { radius: 9 });
  drawing.rect(378, 707, 554, 18, black, { radius: 9 });
  drawing.rect(924, 707, 14, 18, orange, { radius: 7 });
  const line = 'One to ring, one without a signal';
  drawing.text(line, 1248, 724, { ...type(600, 20, grey), align: 'end' });
}

export function morningList(): Drawing {
  const look = {
    address: 'list.dawra.example/night',
    face: 'barlow-semi-condensed-500',
    ground: '#f3f3ef',
    bar: '#1d1f24',
    field: '#34373f',
    ink: '#d5d8dd',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    for (const [i, line] of lines.entries()) {
      const y = firstLine + i * lineHeight;
      if (line.was) changed(drawing, y, line);
      else unchanged(drawing, y, line);
    }
    foot(drawing);
  });
}
