import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { ghafCourtSchoolLook, type Pupil } from './look.ts';

const { butter, childIn, cream, crest, green, ink, maroon, naskh, rule, sans, sky, soft } =
  ghafCourtSchoolLook;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 112, maroon);
  crest(drawing, 24, 62, 0.8);
  drawing.text('Ghaf Court', 62, 85, sans(600, 18, '#ffffff'));
  drawing.text('English', 366, 85, { ...sans(500, 15, '#ffffff'), align: 'end' });
  drawing.text('Report an absence', 24, 154, sans(600, 25, ink));
  drawing.text('الإبلاغ عن غياب', 366, 190, naskh(600, 25, ink));
}

const children: readonly Pupil[] = ['Layla', 'Omar', 'Huda'];

function who(drawing: Drawing) {
  for (const [i, child] of children.entries()) {
    const x = 24 + i * 118;
    const isChosen = child === 'Omar';
    const look = { radius: 14, stroke: isChosen ? maroon : rule, width: isChosen ? 3 : 1.6 };
    drawing.rect(x, 212, 106, 116, isChosen ? sky : '#ffffff', look);
    childIn(drawing, child, x + 53, 258, 0.95);
    const style = sans(isChosen ? 600 : 500, 16, ink);
    drawing.text(child, x + 53, 316, { ...style, align: 'middle' });
    if (!isChosen) continue;
    drawing.circle(x + 94, 222, 13, maroon);
    tick(drawing, x + 88, 222, 12, '#ffffff', 2.6);
  }
}

const days = [
  ['Today', 'اليوم'],
  ['Tomorrow', 'غدًا'],
] as const;

function when(drawing: Drawing) {
  for (const [i, [english, arabic]] of days.entries()) {
    const x = 24 + i * 175;
    const isChosen = i === 0;
    const look = { radius: 12, stroke: isChosen ? maroon : rule, width: isChosen ? 3 : 1.6 };
    drawing.rect(x, 346, 167, 60, isChosen ? '#ffffff' : cream, look);
    drawing.text(english, x + 16, 382, sans(isChosen ? 600 : 500, 16.5, ink));
    drawing.text(arabic, x + 152, 384, naskh(600, 19, ink));
  }
}

function teacher(drawing: Drawing) {
  drawing.rect(24, 424, 342, 116, butter, { radius: 14 });
  drawing.text('We tell', 42, 454, sans(500, 15, '#5d4a22'));
  drawing.text('نُبلغ', 348, 456, naskh(600, 18, '#5d4a22'));
  drawing.text('Ms Farida Saleh', 42, 498, { ...sans(600, 31, ink), upTo: 306 });
  drawing.text('grade 4, and bus 6', 42, 524, sans(500, 15, '#5d4a22'));
}

const reasons = [
  ['Ill', 'مريض'],
  ['Doctor', 'طبيب'],
  ['Other', 'غير ذلك'],
] as const;

function why(drawing: Drawing) {
  for (const [i, [english, arabic]] of reasons.entries()) {
    const x = 24 + i * 118;
    const isChosen = i === 0;
    const look = { radius: 12, stroke: isChosen ? maroon : rule, width: isChosen ? 3 : 1.6 };
    drawing.rect(x, 558, 106, 72, '#ffffff', look);
    drawing.text(english, x + 53, 590, {
      ...sans(isChosen ? 600 : 500, 16.5, ink),
      align: 'middle',
    });
    drawing.text(arabic, x + 53, 616, { ...naskh(600, 18, soft), align: 'middle' });
  }
}

function sent(drawing: Drawing) {
  drawing.rect(0, 650, 390, 194, '#e6f3ea');
  drawing.circle(52, 702, 26, green);
  tick(drawing, 40, 702, 24, '#ffffff', 5);
  drawing.text('Reported at 6.41', 94, 698, sans(600, 20, ink));
  drawing.text('before the first bell at 7.30', 94, 724, sans(500, 15.5, green));
  drawing.text('أُبلغ عنه قبل الجرس الأول', 366, 766, naskh(600, 21, ink));
  drawing.text('Bus 6 will not wait.', 24, 766, sans(500, 15, ink));
  drawing.text('Undo, until 7.00', 24, 802, sans(600, 16, maroon));
  drawing.line(24, 808, 152, 808, maroon, { width: 1.8 });
}

export function absence(): Drawing {
  const look = { body: '#2a0d17', ground: cream, face: 'lexend-600', time: '6.41' } as const;
  return phoneFrame({ ...look, ink: '#ffffff' }, (drawing) => {
    head(drawing);
    who(drawing);
    when(drawing);
    teacher(drawing);
    why(drawing);
    sent(drawing);
    drawing.rect(0, 818, 390, 26, maroon);
  });
}
