import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { sixthBellGymsLook } from './look.ts';

const { blue, ink, navy, pale, poster, red, rule, sans, soft, yellow } = sixthBellGymsLook;

const left = 56;
const right = 848;

/** In thousands of rupees, until nothing is left. */
const spent = [9, 8, 10, 12, 11, 7, 6, 9, 10, 13, 12, 8, 7, 10, 11, 12, 9, 8, 10, 6] as const;

function advert(drawing: Drawing) {
  drawing.text('All of Karachi', left, 116, poster(84, ink));
  drawing.text('One campaign, October', right, 84, { ...sans(600, 24, ink), align: 'end' });
  drawing.text('188,000 rupees', right, 116, { ...sans(500, 24, soft), align: 'end' });
  drawing.rect(left, 152, right - left, 172, pale, { radius: 8 });
  drawing.rect(left + 28, 176, 64, 30, ink, { radius: 4 });
  drawing.text('Ad', left + 60, 198, { ...sans(700, 19, '#ffffff'), align: 'middle' });
  drawing.text('sixthbell.example', left + 108, 199, sans(500, 21, soft));
  drawing.text('Boxing and strength in Karachi', left + 28, 250, sans(600, 34, blue));
  drawing.text('Four branches. Classes all day. Join now.', left + 28, 294, sans(500, 24, ink));
  drawing.text('leads to the home page', right - 28, 199, { ...sans(600, 21, red), align: 'end' });
}

const bottom = 800;
const step = 26.2;

function bars(drawing: Drawing) {
  drawing.text('Spent each day', left, 384, sans(700, 28, ink));
  const nothing = left + 20 * step;
  drawing.rect(nothing, 420, right - nothing, bottom - 420, '#f4f4f7');
  for (const [i, value] of [5, 10].entries()) {
    const y = bottom - value * 26;
    drawing.line(left, y, nothing, y, rule, { width: 2 });
    drawing.text(`${value},000`, right, y - 8, { ...sans(500, 18, soft), align: 'end' });
    if (i === 1) drawing.line(nothing, 420, nothing, bottom, red, { width: 4, dash: '10 8' });
  }
  for (const [i, value] of spent.entries()) {
    drawing.rect(left + i * step, bottom - value * 26, step - 6, value * 26, blue);
  }
  drawing.line(left, bottom, right, bottom, ink, { width: 4 });
  for (const day of [1, 5, 10, 15, 20, 25, 30]) {
    const x = left + (day - 0.5) * step - 3;
    const isEnd = day === 20;
    const style = sans(isEnd ? 700 : 500, isEnd ? 28 : 22, isEnd ? red : soft);
    drawing.text(String(day), x, bottom + 36, { ...style, align: 'middle' });
  }
  drawing.text('Nothing left', (nothing + right) / 2, 585, {
    ...sans(700, 30, red),
    align: 'middle',
  });
  drawing.text('for ten days', (nothing + right) / 2, 622, {
    ...sans(500, 26, ink),
    align: 'middle',
  });
}

const branches = ['Clifton', 'Bahadurabad', 'Gulshan-e-Iqbal', 'North Nazimabad'] as const;

function question(drawing: Drawing) {
  drawing.text('Which branch did it fill?', left, 936, sans(700, 32, ink));
  for (const [i, name] of branches.entries()) {
    const y = 962 + i * 62;
    drawing.line(left, y, right, y, rule, { width: 2 });
    drawing.text(name, left, y + 42, sans(600, 27, ink));
    drawing.text('not in any report', right - 66, y + 42, { ...sans(500, 24, soft), align: 'end' });
    drawing.rect(right - 48, y + 9, 48, 46, yellow);
    drawing.text('?', right - 24, y + 47, { ...poster(38, ink), align: 'middle' });
  }
}

export function oneAdvert(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 904, height: 1226, fill: '#ffffff', shadow: navy };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    advert(drawing);
    bars(drawing);
    question(drawing);
  });
  return drawing;
}
