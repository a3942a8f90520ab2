import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { baharLaneClinicsLook } from './look.ts';

const { handwriting, ink, type } = baharLaneClinicsLook;

const shadow = '#7d2c41';
const width = 330;
const height = 248;

interface Diary {
  x: number;
  y: number;
  turn: number;
  cover: string;
}

type Pages = readonly [left: string[], right: string[]];

function paper(drawing: Drawing, look: Diary, pen: string, pages: Pages) {
  sheet(drawing, { ...look, width, height, fill: look.cover, shadow, depth: 12, radius: 6 }, () => {
    drawing.rect(9, 8, width - 18, height - 16, '#fbf6e9', { radius: 3 });
    drawing.path(`M165 8v${height - 16}`, 'none', { stroke: '#d9ccac', width: 2 });
    const rows = Array.from({ length: 6 }, (_, row) => 46 + row * 35);
    const rules = rows.map((y) => `M20 ${y}h135M175 ${y}h135`).join('');
    drawing.path(rules, 'none', { stroke: '#ddd3ba', width: 1.2 });
    for (const [side, lines] of pages.entries()) {
      for (const [row, words] of lines.entries()) {
        const style = { face: handwriting, size: 25, fill: pen, upTo: 138 };
        drawing.text(words, 23 + side * 155, 40 + row * 35, style);
      }
    }
  });
}

type Cell = readonly [column: number, row: number, fill: string, words?: string];

function spreadsheet(drawing: Drawing, look: Diary, columns: string[], cells: Cell[]) {
  const [step, line] = [78, 27];
  sheet(
    drawing,
    { ...look, width, height, fill: look.cover, shadow, depth: 12, radius: 10 },
    () => {
      drawing.group({ x: 10, y: 10, within: { width: 310, height: 214, radius: 3 } }, () => {
        drawing.rect(0, 0, 310, 214, '#ffffff');
        drawing.rect(0, 0, 310, line, '#dfe8df');
        for (const [column, row, fill] of cells) {
          drawing.rect(column * step, row * line, step, line, fill);
        }
        const rows = Array.from({ length: 7 }, (_, i) => `M0 ${(i + 1) * line}H310`).join('');
        const rules = `${rows}M78 0V214M156 0V214M234 0V214`;
        drawing.path(rules, 'none', { stroke: '#c3cdc3', width: 1.2 });
        for (const [i, name] of columns.entries()) {
          drawing.text(name, i * step + 8, 19, type(600, 13.5, ink));
        }
        for (const [column, row, , words] of cells) {
          if (words) drawing.text(words, column * step + 8, row * line + 19, type(600, 13.5, ink));
        }
      });
      drawing.circle(165, 236, 3, '#8d978f');
    },
  );
}

function memory(drawing: Drawing, x: number, y: number) {
  sheet(
    drawing,
    { x, y, width: 270, height: 214, fill: '#fff7d6', shadow, depth: 12, turn: -3 },
    () => {
      const style = { face: handwriting, size: 38, fill: '#15482f' } as const;
      drawing.text('Ask me,', 30, 82, style);
      drawing.text('I remember.', 30, 130, style);
      drawing.path('M32 148c60-8 120-8 172-2', 'none', {
        stroke: '#15482f',
        width: 3,
        cap: 'round',
      });
    },
  );
  drawing.group({ x: x + 116, y: y + 226, turn: -24 }, () => {
    drawing.path('M10 12h176l30 8-30 8H10z', shadow, { opacity: 0.2 });
    drawing.path('M172-9l40 9-40 9z', '#d9b45b');
    drawing.path('M196-4l16 4-16 4z', '#2b2d31');
    drawing.rect(-10, -9, 184, 18, '#12352a', { radius: 6 });
    drawing.rect(70, -9, 8, 18, '#d9b45b');
    drawing.rect(-6, -12, 62, 5, '#d9b45b', { radius: 2 });
  });
}

const yellow = '#f6e27a';
const lime = '#a9dba9';
const red = '#f5b4ad';
const blue = '#b5d0f2';

const labels = ['Deira', 'Al Nahda', 'Al Twar', 'Sharjah', 'Al Jurf', 'Ajman'];

export function sixDiaries(): Drawing {
  const drawing = new Drawing(1200, 900);
  paper(drawing, { x: 52, y: 96, turn: -3, cover: '#8e2f3d' }, '#27408b', [
    ['9 Menon', '9.30 Mrs Raza', 'Paul ?', '10.30 Das', 'call Ajman'],
    ['Thu full', '', '11 Saif', 'moved to Fri', '', 'Noor, tooth'],
  ]);
  spreadsheet(
    drawing,
    { x: 436, y: 64, turn: 2, cover: '#3d4a43' },
    ['', 'Haddad', 'Iqbal', 'Thomas'],
    [
      [0, 1, '#ffffff', '8.00'],
      [1, 1, yellow, 'Karim'],
      [3, 1, lime],
      [0, 2, '#ffffff', '8.30'],
      [2, 2, red, 'Nair'],
      [0, 3, '#ffffff', '9.00'],
      [1, 3, lime, 'Amin'],
      [3, 3, yellow, 'Karim'],
      [0, 4, '#ffffff', '9.30'],
      [2, 4, lime],
      [3, 5, red, 'late'],
      [1, 6, blue, 'Nair'],
    ],
  );
  paper(drawing, { x: 822, y: 92, turn: -2, cover: '#27408b' }, '#15241b', [
    ['8.15 Amna', '8.45 Noor', '', 'Dr is late', '9.50 Sara'],
    ['Thu Omar', 'Mrs Paul', 'no card', '', 'Haris 12'],
  ]);
  spreadsheet(
    drawing,
    { x: 66, y: 482, turn: 3, cover: '#3d4a43' },
    ['Mon', 'Tue', 'Wed', 'Thu'],
    [
      [0, 1, blue, 'Rao 8'],
      [1, 1, lime, 'Saif 8'],
      [2, 2, blue, 'Iqbal'],
      [3, 2, yellow],
      [0, 3, red, 'full'],
      [1, 4, yellow, 'new'],
      [2, 5, lime, 'Bose'],
      [3, 5, blue, 'ask'],
      [1, 6, red, 'full'],
    ],
  );
  paper(drawing, { x: 436, y: 470, turn: -2, cover: '#9a6d1f' }, '#a3201a', [
    ['10 Latif', '10.20 Sara', 'two at 11', '', 'knee, Omar'],
    ['paid', 'Wed Sunita', '', '4 pm Paul', 'ring back'],
  ]);
  memory(drawing, 850, 490);
  for (const [i, name] of labels.entries()) {
    const style = { ...type(600, 27, '#12412b'), align: 'middle' } as const;
    drawing.text(name, 218 + (i % 3) * 384, i < 3 ? 400 : 790, style);
  }
  return drawing;
}
