import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { sixthBellGymsLook } from './look.ts';

const { bell, blue, ink, navy, pale, poster, red, sans, soft, yellow } = sixthBellGymsLook;

const left = 44;
const right = 860;

const columns = ['Spent', 'Clicked', 'Booked', 'Attended', 'Joined'] as const;
const at = (column: number) => 398 + column * 106;

const branches = [
  ['Clifton', 'women 10 to 12', ['41k', '620', '38', '27', '4']],
  ['Bahadurabad', 'women 4 to 6', ['33k', '540', '44', '33', '6']],
  ['Gulshan-e-Iqbal', 'women 10 to 1', ['38k', '705', '52', '36', '5']],
  ['North Nazimabad', 'women 3 to 6', ['29k', '498', '41', '28', '5']],
] as const;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 904, 196, yellow);
  drawing.text('MONDAY', left - 4, 154, poster(132, ink));
  bell(drawing, 800, 36, 56, blue);
  drawing.text('Sixth Bell, week 11', right, 132, { ...sans(700, 25, ink), align: 'end' });
  drawing.text('five numbers, four branches', right, 164, { ...sans(600, 23, ink), align: 'end' });
}

function table(drawing: Drawing) {
  for (const [i, words] of columns.entries()) {
    const style = sans(i === 3 ? 700 : 600, 22, i === 3 ? blue : soft);
    drawing.text(words, at(i), 250, { ...style, align: 'middle' });
  }
  for (const [row, [name, women, values]] of branches.entries()) {
    const y = 272 + row * 146;
    drawing.line(left, y, right, y, ink, { width: 3 });
    drawing.text(name, left, y + 66, { ...sans(700, 29, ink), upTo: 306 });
    drawing.text(women, left, y + 102, sans(500, 22, soft));
    for (const [i, value] of values.entries()) {
      const isMain = i === 3;
      if (isMain) drawing.rect(at(i) - 50, y + 20, 100, 106, row === 1 ? yellow : pale);
      const style = poster(i === 0 ? 40 : 52, isMain ? blue : ink);
      drawing.text(value, at(i), y + 91, { ...style, align: 'middle' });
    }
  }
  drawing.line(left, 856, right, 856, ink, { width: 3 });
}

function share(drawing: Drawing) {
  drawing.text('A fifth of your budget is yours to move.', left, 916, sans(700, 35, ink));
  drawing.text('More than that: ten minutes on the phone.', left, 958, sans(500, 26, soft));
  for (let i = 0; i < 5; i++) {
    const look = { stroke: blue, width: 4 };
    drawing.rect(left + i * 166, 1000, 150, 118, i === 0 ? blue : '#ffffff', look);
  }
  drawing.text('to evenings', left + 75, 1067, { ...sans(700, 23, '#ffffff'), align: 'middle' });
  drawing.path('M70 1140c60-16 120-16 176 6', 'none', { stroke: red, width: 5, cap: 'round' });
  drawing.text('moved from lunch. Sana, Bahadurabad', 262, 1176, hand(44, red));
}

export function mondaySheet(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 904, height: 1226, fill: '#ffffff', shadow: navy };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    head(drawing);
    table(drawing);
    share(drawing);
  });
  return drawing;
}
