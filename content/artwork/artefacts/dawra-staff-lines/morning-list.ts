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
  /** When its gate changed, from which, and when that one was read. */
  moved?: { at: string; was: string; readAt?: string };
}

const lines: Line[] = [
  { cells: ['3.50', '102', 'Sunil P.', 'Musaffah 2', 'Airport north'], readAt: '3.21' },
  {
    cells: ['3.55', '087', 'Hamid R.', 'Musaffah 2', 'Hospital, kitchen'],
    readAt: '3.24',
    moved: { at: '3.23', was: 'Gate 2' },
  },
  {
    cells: ['4.00', '131', 'Joseph M.', 'Mafraq', 'Yas A1'],
    readAt: '3.19',
    moved: { at: '3.18', was: 'Yas B1' },
  },
  {
    cells: ['4.10', '114', 'Naveed A.', 'Mafraq', 'Yas B2'],
    moved: { at: '3.36', was: 'Yas A1', readAt: '3.20' },
  },
  {
    cells: ['4.10', '119', 'Bekele T.', 'Musaffah 4', 'Saadiyat, laundry'],
    readAt: '3.30',
    moved: { at: '3.29', was: 'Gate 5' },
  },
  { cells: ['4.20', '066', 'Rajan K.', 'Musaffah 4', 'Airport cargo'], readAt: '3.31' },
  { cells: ['4.25', '201', 'Shahid I.', 'Desert camp', 'Hospital, night'] },
];

const firstLine = 146;
const lineHeight = 72;

/** Times of one hour, of the same length. */
const isPast = (at: string | undefined, now: string) => at !== undefined && at <= now;

/** When the gate that it has now was read. */
function readBy({ moved, readAt }: Line, now: string): string | undefined {
  const at = moved?.readAt && !isPast(moved.at, now) ? moved.readAt : readAt;
  return isPast(at, now) ? at : undefined;
}

const isWaiting = (line: Line, now: string) => isPast(line.moved?.at, now) && !readBy(line, now);

function head(drawing: Drawing, now: string) {
  drawing.rect(0, 0, 1280, 96, black);
  drawing.text('Morning list', 32, 63, sign(700, 46, white));
  const version = 37 + lines.filter(({ moved }) => isPast(moved?.at, now)).length;
  const line = `Wednesday, version ${version}, always the latest`;
  drawing.text(line, 270, 61, type(600, 20, paleGrey));
  drawing.text(now, 1248, 68, { ...sign(700, 60, orange), align: 'end' });
  for (const [name, x] of columns) drawing.text(name, x, 130, type(600, 17, grey));
  drawing.line(32, firstLine, 1248, firstLine, black, { width: 2 });
}

/** @returns Where the gate ends. */
function cells(drawing: Drawing, y: number, { cells, moved }: Line, now: string): number {
  let end = 0;
  for (const [i, words] of cells.entries()) {
    const [, x] = columns[i] ?? columns[0];
    const style = i < 2 ? sign(700, 36, black) : type(i === 4 ? 600 : 500, 24, black);
    const isFormer = i === 4 && moved && !isPast(moved.at, now);
    end = drawing.text(isFormer ? moved.was : words, x, y + 48, style);
  }
  return end;
}

function changed(drawing: Drawing, y: number, line: Line, now: string) {
  drawing.rect(16, y + 2, 1248, lineHeight - 4, orange, { radius: 6 });
  const end = cells(drawing, y, line, now);
  drawing.text(`was ${line.moved?.was}`, end + 14, y + 47, { ...type(600, 20, umber), upTo: 94 });
  drawing.text('not yet', 1024, y + 47, type(600, 22, black));
  drawing.rect(1120, y + 14, 128, 44, black, { radius: 6 });
  drawing.text('Ring him', 1184, y + 43, { ...type(600, 20, '#ffffff'), align: 'middle' });
}

function unchanged(drawing: Drawing, y: number, line: Line, now: string) {
  cells(drawing, y, line, now);
  drawing.line(32, y + lineHeight, 1248, y + lineHeight, rule, { width: 1 });
  const readAt = readBy(line, now);
  if (readAt) {
    drawing.text(readAt, 1024, y + 48, type(500, 24, black));
    tick(drawing, 1084, y + 40, 20, '#1b7a3e', 3.5);
  } else {
    const words = line.readAt || line.moved ? 'not yet' : 'waits for a signal';
    drawing.text(words, 1024, y + 47, type(500, 22, grey));
  }
}

function foot(drawing: Drawing, now: string) {
  const read = 193 + lines.filter((line) => readBy(line, now)).length;
  drawing.rect(0, 662, 1280, 106, '#ffffff');
  drawing.text(`${read} of 200 have read it`, 32, 727, sign(700, 36, black));
  drawing.rect(378, 707, 560, 18, '#e4e4de', { radius: 9 });
  drawing.rect(378, 707, (560 * read) / 200, 18, black, { radius: 9 });
  drawing.rect(924, 707, 14, 18, orange, { radius: 7 });
  const isOne = lines.some((line) => isWaiting(line, now));
  const line = isOne ? 'One to ring, one without a signal' : 'One without a signal';
  drawing.text(line, 1248, 724, { ...type(600, 20, grey), align: 'end' });
}

export function morningListAt(now: string): Drawing {
  const look = {
    address: 'list.dawra.example/night',
    face: 'barlow-semi-condensed-500',
    ground: '#f3f3ef',
    bar: '#1d1f24',
    field: '#34373f',
    ink: '#d5d8dd',
  } as const;
  return desk(look, (drawing) => {
    head(drawing, now);
    for (const [i, line] of lines.entries()) {
      const y = firstLine + i * lineHeight;
      if (isWaiting(line, now)) changed(drawing, y, line, now);
      else unchanged(drawing, y, line, now);
    }
    foot(drawing, now);
  });
}

export const morningList = (): Drawing => morningListAt('3.36');
