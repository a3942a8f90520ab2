import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { ghafCourtSchoolLook } from './look.ts';

const { butter, cream, crest, green, ink, maroon, naskh, rule, sans, soft } = ghafCourtSchoolLook;

const english =
  'Sports day moves to Thursday 2 February, because of the rain. Grade one to four run in the morning, grade five to twelve after the break. Please send water, a hat and a towel. The buses leave at the usual time.';

/** Somebody else is still at it. */
const arabic = ['ينتقل يوم الرياضة إلى الخميس ٢ فبراير،', 'والحافلات في موعدها المعتاد'];

const limit = 60;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 72, maroon);
  crest(drawing, 36, 18, 0.9);
  drawing.text('New notice', 84, 45, sans(600, 21, '#ffffff'));
  drawing.text('Nadia, registrar', 1248, 45, { ...sans(500, 16.5, '#ffffff'), align: 'end' });
}

/** One small box a word; the last ones are still free. */
function counter(drawing: Drawing, x: number, count: number) {
  const step = 592 / limit;
  const look = { width: 20, dash: '7.4 2.467' };
  drawing.line(x, 418, x + limit * step, 418, '#dccfae', look);
  drawing.line(x, 418, x + count * step, 418, maroon, look);
}

function english41(drawing: Drawing) {
  drawing.text('English', 32, 120, sans(600, 17, ink));
  drawing.rect(32, 136, 592, 250, '#ffffff', { radius: 12, stroke: maroon, width: 2.6 });
  drawing.paragraph(english, 56, 180, { ...sans(500, 19.5, ink), width: 546, leading: 33 });
  counter(drawing, 32, 41);
  drawing.text('41 of 60 words', 624, 120, { ...sans(600, 16, maroon), align: 'end' });
}

function arabicSoFar(drawing: Drawing) {
  drawing.text('العربية', 1248, 122, naskh(600, 21, ink));
  drawing.rect(656, 136, 592, 250, '#ffffff', { radius: 12, stroke: '#b99f6a', width: 1.6 });
  for (const [i, line] of arabic.entries()) {
    drawing.text(line, 1226, 188 + i * 48, { ...naskh(600, 24, ink), upTo: 556 });
  }
  counter(drawing, 656, 11);
  drawing.text('Samir is writing, 11 of 60', 656, 120, sans(500, 16, soft));
}

function page(drawing: Drawing) {
  drawing.rect(32, 458, 592, 178, butter, { radius: 14 });
  drawing.path('M58 484h54l20 20v84H58z', '#ffffff');
  drawing.path('M112 484v20h20z', '#d9bf80');
  for (const y of [524, 540, 556]) drawing.line(70, y, 118, y, '#c9b27c', { width: 4 });
  drawing.text('Who runs when, one page', 156, 508, sans(600, 18, ink));
  drawing.text('English and Arabic, 84 KB', 156, 534, sans(500, 15.5, '#5d4a22'));
  drawing.text('Why it matters, in one sentence', 156, 574, sans(500, 15, maroon));
  drawing.text('Your child’s start time is in the table.', 156, 604, sans(500, 18, ink));
}

const readers = [
  ['Grade 1 to 12', '1,150 children'],
  ['Parents', 'app and e-mail'],
  ['Drivers', 'nothing changes for them'],
] as const;

function audience(drawing: Drawing) {
  drawing.rect(656, 458, 592, 178, '#ffffff', { radius: 14, stroke: rule, width: 1.6 });
  for (const [i, [who, what]] of readers.entries()) {
    const y = 470 + i * 54;
    const isOn = i < 2;
    drawing.rect(680, y + 14, 28, 28, isOn ? maroon : '#ffffff', {
      radius: 7,
      stroke: isOn ? maroon : '#b99f6a',
      width: 2,
    });
    if (isOn) tick(drawing, 687, y + 28, 14, '#ffffff', 3);
    drawing.text(who, 726, y + 34, sans(500, 17.5, ink));
    drawing.text(what, 1224, y + 34, { ...sans(500, 15.5, soft), align: 'end' });
    if (i < 2) drawing.line(680, y + 54, 1224, y + 54, rule, { width: 1.4 });
  }
}

function foot(drawing: Drawing) {
  drawing.rect(0, 668, 1280, 100, '#ffffff');
  drawing.line(0, 668, 1280, 668, rule, { width: 1.6 });
  drawing.circle(48, 718, 14, green);
  tick(drawing, 41, 718, 14, '#ffffff', 3);
  drawing.text('English is ready', 76, 724, sans(500, 17, ink));
  drawing.circle(260, 718, 13, 'none', { stroke: '#b99f6a', width: 3, dash: '6 5' });
  drawing.text('Arabic is being written', 288, 724, sans(500, 17, ink));
  drawing.text('Look at it as a parent', 724, 724, sans(500, 17, maroon));
  drawing.line(724, 731, 906, 731, maroon, { width: 1.8 });
  drawing.rect(956, 688, 292, 60, '#f0e3cb', { radius: 14 });
  drawing.text('Send when both are ready', 1102, 725, { ...sans(600, 17.5, ink), align: 'middle' });
}

export function noticeEditor(): Drawing {
  const look = {
    address: 'office.ghafcourt.example / notices / new',
    face: 'lexend-500',
    ground: cream,
    bar: '#f3ecdd',
    ink: '#5d5048',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    english41(drawing);
    arabicSoFar(drawing);
    page(drawing);
    audience(drawing);
    foot(drawing);
  });
}
