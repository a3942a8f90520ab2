import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { baharLaneClinicsLook } from './look.ts';

const { blossom, darkGreen, flower, green, hairline, ink, rose, soft, type } = baharLaneClinicsLook;

const firstColumn = 404;
const minute = 3.5;
const rowHeight = 98;

/** From eight to twelve: S, M and L are visits of 20, 30 and 40 minutes, small letters free slots. */
const minutes: Record<string, number> = { s: 20, m: 30, l: 40 };

const branches = [
  ['Deira', '4 doctors', 'MLSMmLSMS', 'LMSsLMSL'],
  ['Al Nahda', '3 doctors', 'SSMHSMmLM', 'LMLsMSMM'],
  ['Al Twar', '2 doctors', 'MMLSLmSM', 'lSMLSMSM'],
  ['Sharjah', '5 doctors', 'LSMLMsLS', 'MMSLmLSM'],
  ['Al Jurf', '2 doctors', 'SmLMSLMM', 'LSsMLMSL'],
  ['Ajman', '3 doctors', 'MSLMLsMM', 'mLMSLMML'],
] as const;

const patients = [
  'Menon',
  'Iqbal',
  'Saif',
  'Raza',
  'Noor',
  'Thomas',
  'Karim',
  'Das',
  'Amin',
  'Paul',
];

function menu(drawing: Drawing) {
  drawing.rect(0, 0, 236, 768, green);
  flower(drawing, 44, 46, 18, blossom, green);
  drawing.text('Bahar Lane', 72, 53, type(600, 21, '#ffffff'));
  drawing.rect(16, 140, 204, 42, darkGreen, { radius: 9 });
  for (const [i, words] of ['Today', 'Tomorrow', 'Rosters', 'Messages', 'Handbook'].entries()) {
    drawing.text(
      words,
      34,
      119 + i * 48,
      type(i === 1 ? 600 : 500, 16.5, i === 1 ? '#ffffff' : '#d7ecdf'),
    );
  }
  drawing.rect(16, 626, 204, 120, darkGreen, { radius: 12 });
  drawing.text('Internet down?', 34, 660, type(600, 15, '#ffffff'));
  drawing.text('The list of seven', 34, 688, type(500, 15, '#d7ecdf'));
  drawing.text('lies in the printer.', 34, 710, type(500, 15, '#d7ecdf'));
}

function head(drawing: Drawing) {
  drawing.text('Tuesday 14 October', 268, 58, type(700, 31, ink));
  const line = '212 visits in six branches, one slot held right now';
  drawing.text(line, 268, 86, type(500, 15.5, soft));
  drawing.rect(920, 32, 158, 46, '#ffffff', { radius: 10, stroke: hairline, width: 1.5 });
  drawing.text('Find a patient', 999, 61, { ...type(600, 16, ink), align: 'middle' });
  drawing.rect(1090, 32, 158, 46, green, { radius: 10 });
  drawing.text('New visit', 1169, 61, { ...type(600, 16, '#ffffff'), align: 'middle' });
}

function hours(drawing: Drawing) {
  let rules = '';
  for (let i = 0; i < 8; i++) {
    const x = firstColumn + i * 30 * minute;
    const hour = `${8 + Math.floor(i / 2)}.${i % 2 ? '30' : '00'}`;
    drawing.text(hour, x, 126, type(500, 13.5, soft));
    rules += `M${x} 136V736`;
  }
  drawing.path(rules, 'none', { stroke: '#e6ede8', width: 1 });
}

function visit(drawing: Drawing, x: number, y: number, width: number, words?: string) {
  drawing.rect(x, y, width, 36, words ? '#cfe7d8' : '#e3f1e8', { radius: 7 });
  if (words) drawing.text(words, x + 9, y + 23.5, type(600, 13.5, '#0a4029'));
}

function held(drawing: Drawing, x: number, y: number, width: number) {
  drawing.rect(x, y, width, 36, blossom, { radius: 7, stroke: rose, width: 2.5 });
  drawing.text('Held 4.38', x + 9, y + 23.5, type(700, 13.5, '#7a1f38'));
}

function free(drawing: Drawing, x: number, y: number, width: number) {
  const dashed = { radius: 7, stroke: '#9db5a6', width: 1.4, dash: '4 4' };
  drawing.rect(x, y, width, 36, 'none', dashed);
}

function lane(drawing: Drawing, y: number, slots: string, seed: number) {
  let x = firstColumn;
  for (const [i, slot] of [...slots].entries()) {
    const length = Math.min((minutes[slot.toLowerCase()] ?? 30) * minute, 1250 - x);
    if (length < 50) return;
    const width = length - 6;
    if (slot === 'H') held(drawing, x, y, width);
    else if (slot in minutes) free(drawing, x, y, width);
    else {
      const name = slot === 'S' ? undefined : patients[(seed * 3 + i) % patients.length];
      visit(drawing, x, y, width, name);
    }
    x += length;
  }
}

function rows(drawing: Drawing) {
  for (const [row, [name, doctors, ...lanes]] of branches.entries()) {
    const y = 142 + row * rowHeight;
    drawing.text(name, 268, y + 40, type(600, 17.5, ink));
    drawing.text(doctors, 268, y + 63, type(500, 13.5, soft));
    for (const [i, slots] of lanes.entries()) lane(drawing, y + 8 + i * 43, slots, row * 2 + i);
    drawing.line(268, y + 97, 1248, y + 97, hairline, { width: 1 });
  }
}

export function dayView(): Drawing {
  const look = {
    address: 'desk.baharlane.example/tomorrow',
    face: 'figtree-500',
    ground: '#ffffff',
    bar: '#eef3ef',
    ink: '#46564c',
  } as const;
  return desk(look, (drawing) => {
    menu(drawing);
    head(drawing);
    hours(drawing);
    rows(drawing);
  });
}
