import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { ghafCourtSchoolLook, type Pupil } from './look.ts';

const { butter, childIn, cream, crest, groundOf, ink, maroon, naskh, rule, sans, soft } =
  ghafCourtSchoolLook;

interface Card {
  child: Pupil;
  grade: string;
  bus: string;
  next: string;
  due: string;
}

const cards: readonly Card[] = [
  {
    child: 'Layla',
    grade: 'Grade 1',
    bus: 'Bus 6, at your gate 6.48',
    next: 'Thursday, costume',
    due: 'nothing',
  },
  {
    child: 'Omar',
    grade: 'Grade 4',
    bus: 'Bus 6, at your gate 6.48',
    next: 'Monday, bring a towel',
    due: '320 by 1 March',
  },
  {
    child: 'Huda',
    grade: 'Grade 9',
    bus: 'Walks home at 3',
    next: 'Physics test, chapter 4',
    due: 'nothing',
  },
];

/** What a parent sees so far; before that, the way in. */
type PortalProgress =
  | { password: string }
  | { children: number; hasTasks: boolean; hasNotice: boolean };

function wayIn(drawing: Drawing, password: string) {
  drawing.rect(32, 98, 804, 396, '#ffffff', { radius: 18, stroke: rule, width: 1.6 });
  drawing.text('Good morning', 68, 168, sans(600, 34, ink));
  for (const [i, [label, value]] of [
    ['Your name', 'Mrs Karim'],
    ['Your one password', '•'.repeat(password.length)],
  ].entries()) {
    const x = 68 + i * 376;
    drawing.text(label ?? '', x, 236, sans(500, 18, soft));
    drawing.rect(x, 254, 352, 76, cream, { radius: 12, stroke: '#b99f6a', width: 1.8 });
    drawing.text(value ?? '', x + 22, 302, sans(500, 26, ink));
  }
  drawing.rect(68, 370, 220, 76, maroon, { radius: 38 });
  drawing.text('Sign in', 178, 417, { ...sans(600, 23, '#ffffff'), align: 'middle' });
}

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 78, maroon);
  crest(drawing, 36, 19, 1);
  drawing.text('Ghaf Court School', 88, 48, sans(600, 21, '#ffffff'));
  drawing.text('العربية', 1110, 48, naskh(600, 21, '#ffffff'));
  drawing.rect(1134, 20, 114, 38, '#ffffff', { radius: 19 });
  drawing.text('Mrs Karim', 1191, 45, { ...sans(600, 16, maroon), align: 'middle' });
}

function row(
  drawing: Drawing,
  y: number,
  label: string,
  value: string,
  fill: string,
  isDue = false,
) {
  drawing.rect(20, y, 352, 76, fill, { radius: 12 });
  drawing.text(label, 38, y + 28, sans(400, 14.5, soft));
  drawing.text(value, 38, y + 57, sans(isDue ? 600 : 500, 19, isDue ? maroon : ink));
  if (!isDue) return;
  drawing.rect(282, y + 20, 74, 36, maroon, { radius: 18 });
  drawing.text('See', 319, y + 44, { ...sans(600, 16, '#ffffff'), align: 'middle' });
}

function card(drawing: Drawing, { child, grade, bus, next, due }: Card, x: number) {
  drawing.group({ x, y: 98 }, () => {
    drawing.rect(0, 0, 392, 396, '#ffffff', { radius: 18, stroke: rule, width: 1.6 });
    childIn(drawing, child, 62, 58, 1.1);
    drawing.text(child, 118, 54, sans(600, 28, ink));
    drawing.text(grade, 118, 82, sans(400, 17, soft));
    row(drawing, 116, 'Bus today', bus, groundOf(child));
    row(drawing, 206, 'Next date', next, cream);
    row(drawing, 296, 'Due', due, cream, due !== 'nothing');
  });
}

const tasks = ['See what is due', 'Report an absence', 'Change a bus stop', 'Read a report'];

function taskButtons(drawing: Drawing) {
  drawing.text('What would you like to do?', 32, 540, sans(600, 22, ink));
  for (const [i, words] of tasks.entries()) {
    const x = 32 + i * 306;
    const isFirst = i === 1;
    const look = { radius: 14, stroke: isFirst ? maroon : '#b99f6a', width: 1.8 };
    drawing.rect(x, 560, 298, 66, isFirst ? maroon : '#ffffff', look);
    const style = sans(isFirst ? 600 : 500, 18.5, isFirst ? '#ffffff' : ink);
    drawing.text(words, x + 149, 600, { ...style, align: 'middle' });
  }
}

function notice(drawing: Drawing) {
  drawing.rect(32, 648, 1216, 96, butter, { radius: 14 });
  drawing.text('From the registrar, today', 56, 684, sans(500, 15.5, maroon));
  drawing.text('13 of 60 words', 1224, 684, { ...sans(400, 15, '#5d4a22'), align: 'end' });
  drawing.text(
    'On Thursday grade one comes as something that grows. No shop costumes, please.',
    56,
    720,
    {
      ...sans(500, 21, ink),
      upTo: 1168,
    },
  );
}

export function portalAt(progress: PortalProgress): Drawing {
  const look = {
    address: 'parents.ghafcourt.example',
    face: 'lexend-500',
    ground: cream,
    bar: '#f3ecdd',
    ink: '#5d5048',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    if ('password' in progress) return wayIn(drawing, progress.password);
    const { children, hasTasks, hasNotice } = progress;
    for (const [i, each] of cards.slice(0, children).entries()) card(drawing, each, 32 + i * 412);
    if (hasTasks) taskButtons(drawing);
    if (hasNotice) notice(drawing);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const portal = (): Drawing => portalAt({ children: 3, hasTasks: true, hasNotice: true });
