import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { baharLaneClinicsLook } from './look.ts';

const { flower, green, hairline, ink, mist, petal, soft, type } = baharLaneClinicsLook;

const visits = [
  ['8.00', 'Saif, Huda', 'Haddad', 'Sadaf Gold'],
  ['8.20', 'Menon, Arun', 'Iqbal', 'Nur Basic'],
  ['8.40', 'Raza, Samina', 'Haddad', 'Sadaf Silver'],
  ['8.40', 'Paul, Anjali', 'Thomas', 'pays at desk'],
  ['9.10', 'Al Suwaidi, Mariam', 'Haddad', 'Sadaf Silver'],
  ['9.30', 'Das, Rohan', 'Iqbal', 'Nur Family'],
  ['10.00', 'Karim, Noor', 'Haddad', 'Sadaf Silver'],
  ['10.00', 'Joseph, Lina', 'Thomas', 'Nur Basic'],
  ['10.40', 'Amin, Yusuf', 'Iqbal', 'Sadaf Gold'],
  ['11.00', 'Zaidi, Farah', 'Haddad', 'Nur Family'],
  ['12.20', 'Nair, Deepa', 'Thomas', 'Sadaf Silver'],
] as const;

const left = 70;
const right = 834;
const columns = [left + 46, left + 144, left + 430, left + 576];

function head(drawing: Drawing) {
  flower(drawing, left + 24, 92, 26, petal, '#ffffff');
  drawing.text('Al Nahda', left + 66, 106, type(700, 44, ink));
  drawing.text('Tuesday 14 October', left, 168, type(500, 27, soft));
  drawing.text('printed 7.00', right, 168, { ...type(600, 27, green), align: 'end' });
}

function table(drawing: Drawing) {
  for (const [i, words] of ['Time', 'Patient', 'Doctor', 'Insurance'].entries()) {
    drawing.text(words, columns[i] ?? left, 232, type(600, 20, soft));
  }
  drawing.line(left, 250, right, 250, ink, { width: 3 });
  for (const [row, visit] of visits.entries()) {
    const y = 250 + row * 58;
    drawing.rect(left, y + 18, 24, 24, 'none', { stroke: soft, width: 2 });
    for (const [i, words] of visit.entries()) {
      const isStrong = i === 0 || i === 1;
      const style = type(isStrong ? 600 : 500, 24, i === 3 ? soft : ink);
      drawing.text(words, columns[i] ?? left, y + 38, style);
    }
    drawing.line(left, y + 58, right, y + 58, hairline, { width: 1.5 });
  }
}

function foot(drawing: Drawing) {
  drawing.rect(left, 928, right - left, 272, mist, { radius: 12 });
  drawing.text('Internet down?', left + 32, 982, type(700, 32, ink));
  drawing.text('Work from this list. Write new visits here,', left + 32, 1022, type(500, 24, ink));
  drawing.text('and type them in when the line is back.', left + 32, 1056, type(500, 24, ink));
  for (const y of [1112, 1166]) {
    drawing.line(left + 32, y, right - 32, y, '#9db5a6', { width: 2, dash: '2 7' });
  }
}

export function listAtSeven(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 34, y: 24, width: 904, height: 1230, fill: '#ffffff', shadow: '#7d2c41' };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    head(drawing);
    table(drawing);
    foot(drawing);
  });
  return drawing;
}
