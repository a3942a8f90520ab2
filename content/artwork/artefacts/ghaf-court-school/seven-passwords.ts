import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { ghafCourtSchoolLook } from './look.ts';

const { crest, ink, maroon, sans, soft, wine } = ghafCourtSchoolLook;

const red = '#b3122f';

const passwords = [
  ['fees, Layla', 'Ghaf-4417'],
  ['fees, Omar', 'Ghaf-2093'],
  ['fees, Huda', 'ask them'],
  ['marks, Layla', 'layla2016'],
  ['marks, Omar', 'omar10'],
  ['marks, Huda', 'she has it'],
  ['bus, all', 'busbus1'],
] as const;

/** On the door of the refrigerator. */
function note(drawing: Drawing) {
  const paper = { x: 700, y: 72, turn: 3, width: 424, height: 640, fill: '#fffdf3', shadow: wine };
  sheet(drawing, { ...paper, depth: 15 }, () => {
    drawing.text('SCHOOL, do not lose', 36, 96, { ...hand(48, red), upTo: 352 });
    drawing.path('M36 110c90-8 200-8 330-2', 'none', { stroke: red, width: 4, cap: 'round' });
    for (const [i, [what, password]] of passwords.entries()) {
      const y = 172 + i * 68;
      drawing.text(String(i + 1), 34, y, hand(40, soft));
      drawing.text(what, 66, y, { ...hand(39, ink), upTo: 178 });
      drawing.text(password, 392, y, { ...hand(39, '#22408f'), align: 'end', upTo: 150 });
      if (i === 0) drawing.line(252, y - 10, 394, y - 16, red, { width: 4, cap: 'round' });
      drawing.line(34, y + 16, 392, y + 16, '#e6dcc6', { width: 1.8 });
    }
  });
  drawing.circle(926, 92, 34, wine, { opacity: 0.4 });
  drawing.circle(920, 84, 32, '#e94b35');
  drawing.path('M902 76a22 22 0 0 1 20-14', 'none', { stroke: '#ff9a86', width: 6, cap: 'round' });
}

interface Letter {
  x: number;
  y: number;
  turn: number;
  fill: string;
  title: string;
  lines: readonly string[];
}

/** Those behind come first. */
const letters: readonly Letter[] = [
  {
    x: 212,
    y: 56,
    turn: 1,
    fill: '#ffffff',
    title: 'Bus 6',
    lines: ['New stop from Sunday,', 'reply with the slip'],
  },
  {
    x: 100,
    y: 214,
    turn: -4,
    fill: '#ffe9b0',
    title: 'Grade 9',
    lines: ['Trip to the museum.', 'Reply by Monday'],
  },
  {
    x: 338,
    y: 196,
    turn: 4,
    fill: '#cfe6f7',
    title: 'Accounts',
    lines: ['Second instalment:', 'see other letter'],
  },
];

function letter(drawing: Drawing, { x, y, turn, fill, title, lines }: Letter) {
  const paper = { x, y, turn, width: 252, height: 330, fill, shadow: wine, depth: 9 };
  sheet(drawing, paper, () => {
    drawing.rect(24, 24, 30, 32, maroon, { radius: 3 });
    crest(drawing, 28, 28, 0.62);
    drawing.text(title, 68, 50, sans(600, 25, ink));
    for (const [i, words] of lines.entries())
      drawing.text(words, 24, 90 + i * 28, sans(500, 19, ink));
  });
}

function bag(drawing: Drawing) {
  const side =
    'M86 396C80 372 100 352 132 352H540c32 0 52 20 46 44l40 380c4 42-24 74-70 74H116c-46 0-74-32-70-74z';
  drawing.group({ x: 16, y: 16 }, () => drawing.path(side, wine, { opacity: 0.35 }));
  drawing.path(side, '#29527f');
  drawing.path(
    'M86 396C80 372 100 352 132 352H540c32 0 52 20 46 44-160 34-340 34-500 0z',
    '#1f3f63',
  );
  drawing.path('M92 404c160 32 330 32 490 0', 'none', {
    stroke: '#f2c94c',
    width: 6,
    dash: '10 7',
  });
  drawing.path('M146 560h386q22 0 22 22v186q0 24-24 24H148q-24 0-24-24V582q0-22 22-22z', '#35669b');
  drawing.path('M124 606c140 26 290 26 430 0', 'none', {
    stroke: '#f2c94c',
    width: 6,
    dash: '10 7',
  });
  drawing.rect(322, 612, 28, 52, '#f2c94c', { radius: 8 });
  drawing.rect(206, 690, 264, 66, '#ffffff', { radius: 8 });
  drawing.text('Huda K., 9B', 338, 733, { ...sans(600, 29, ink), align: 'middle' });
}

export function sevenPasswords(): Drawing {
  const drawing = new Drawing(1200, 900);
  for (const each of letters) letter(drawing, each);
  bag(drawing);
  note(drawing);
  return drawing;
}
