import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { sixthBellGymsLook } from './look.ts';

const { bell, blue, ink, pale, poster, rule, sans, soft, yellow } = sixthBellGymsLook;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 276, blue);
  bell(drawing, 26, 68, 24, yellow);
  drawing.text('Sixth Bell', 62, 89, sans(600, 17, '#ffffff'));
  drawing.rect(306, 68, 60, 32, '#ffffff', { radius: 16 });
  drawing.text('اردو', 336, 89, {
    face: 'noto-naskh-arabic-600',
    size: 18,
    fill: blue,
    align: 'middle',
  });
  drawing.text('Gulshan', 22, 172, poster(68, '#ffffff'));
  drawing.text('Your first class is free.', 24, 206, sans(500, 18, '#dde3ff'));
}

function glove(drawing: Drawing) {
  drawing.group({ x: 266, y: 92, turn: 8 }, () => {
    drawing.path(
      'M46 0C86 0 104 26 104 58c0 24-8 38-18 48H24C6 106-4 94-4 76c0-15 8-25 20-28C12 18 22 0 46 0z',
      yellow,
    );
    drawing.path('M16 48c18-4 32 4 36 22', 'none', { stroke: '#c9ae00', width: 5, cap: 'round' });
    drawing.rect(26, 112, 62, 24, '#ffffff', { radius: 4 });
    drawing.path('M26 124h62', 'none', { stroke: blue, width: 3 });
  });
}

function nextClass(drawing: Drawing) {
  drawing.rect(24, 230, 342, 84, '#ffffff', { radius: 6, stroke: rule, width: 1.5 });
  drawing.text('Next free class', 42, 260, sans(500, 14.5, soft));
  drawing.text('Today 7.00 pm, boxing', 42, 291, sans(700, 20.5, ink));
  drawing.rect(288, 250, 62, 44, yellow, { radius: 4 });
  drawing.text('3 left', 319, 278, { ...sans(700, 16, ink), align: 'middle' });
}

export interface BranchProgress {
  isWomenOnly: boolean;
  isChosen: boolean;
  name: string;
  number: string;
}

const mixedClasses = [
  ['Wed', '7.00 pm', 'Boxing', '3 left'],
  ['Thu', '6.30 am', 'Strength', '8 left'],
  ['Thu', '8.00 pm', 'Boxing', 'full'],
  ['Fri', '7.00 pm', 'Boxing', '4 left'],
] as const;

const womensClasses = [
  ['Wed', '10.00 am', 'Strength', '5 left'],
  ['Wed', '11.30 am', 'Boxing', 'full'],
  ['Thu', '10.00 am', 'Boxing', '2 left'],
  ['Fri', '12.00 pm', 'Strength', '6 left'],
] as const;

function timetable(drawing: Drawing, { isWomenOnly, isChosen: hasChosen }: BranchProgress) {
  for (const [i, words] of ['Mixed', 'Women only'].entries()) {
    const isOn = (i === 1) === isWomenOnly;
    drawing.rect(24 + i * 171, 332, 171, 46, isOn ? blue : '#ffffff', { stroke: blue, width: 2 });
    const style = sans(600, 17, isOn ? '#ffffff' : blue);
    drawing.text(words, 109 + i * 171, 361, { ...style, align: 'middle' });
  }
  for (const [i, [day, time, name, free]] of (isWomenOnly
    ? womensClasses
    : mixedClasses
  ).entries()) {
    const y = 386 + i * 52;
    const isFull = free === 'full';
    const isChosen = hasChosen && i === 2;
    if (isChosen) drawing.rect(14, y + 2, 362, 48, pale, { radius: 4 });
    const strong = isFull ? soft : ink;
    drawing.text(day, 24, y + 33, sans(600, 16.5, soft));
    drawing.text(time, 76, y + 33, sans(isFull ? 500 : 700, 17.5, strong));
    drawing.text(name, 184, y + 33, sans(500, 17, strong));
    if (isFull) drawing.line(74, y + 27, 246, y + 27, soft, { width: 1.4 });
    if (isChosen) {
      drawing.rect(262, y + 10, 104, 32, blue, { radius: 16 });
      drawing.text('chosen', 314, y + 31, { ...sans(700, 15, '#ffffff'), align: 'middle' });
    } else {
      const style = sans(600, 15.5, isFull ? soft : blue);
      drawing.text(free, 366, y + 33, { ...style, align: 'end' });
    }
    drawing.line(24, y + 52, 366, y + 52, rule, { width: 1.2 });
  }
}

/** The way in: which side of the road, which gate. */
function map(drawing: Drawing) {
  drawing.group({ x: 24, y: 600, within: { width: 342, height: 70, radius: 6 } }, () => {
    drawing.rect(0, 0, 342, 74, '#e6e9f4');
    drawing.path('M-10 52L352 24M120-10l34 100M252-10l22 100', 'none', {
      stroke: '#ffffff',
      width: 15,
    });
    drawing.rect(168, 46, 78, 40, '#c4ccf0');
    drawing.path('M204 8c-11 0-18 8-18 18 0 13 18 28 18 28s18-15 18-28c0-10-7-18-18-18z', blue);
    drawing.circle(204, 26, 6, yellow);
  });
  drawing.text('Gate 2, by the petrol pump', 40, 660, sans(600, 14.5, ink));
}

function field(drawing: Drawing, x: number, width: number, typed: string, label: string) {
  drawing.rect(x, 692, width, 52, '#ffffff', { radius: 5 });
  if (typed) return drawing.text(typed, x + 16, 725, sans(500, 18, ink));
  drawing.text(label, x + 16, 725, sans(500, 18, soft));
  return x + 12;
}

function number(drawing: Drawing, { isChosen, name, number }: BranchProgress) {
  drawing.rect(0, 680, 390, 164, blue);
  const nameEnd = field(drawing, 24, 116, name, 'Name');
  const numberEnd = field(drawing, 148, 218, number, 'Number');
  if (isChosen) {
    const [x, width, end] = number ? [148, 218, numberEnd] : [24, 116, nameEnd];
    drawing.rect(x, 692, width, 52, 'none', { radius: 5, stroke: yellow, width: 4 });
    drawing.rect(end + 3, 705, 2, 26, blue);
  }
  const look = isChosen ? {} : { stroke: yellow, width: 2 };
  drawing.rect(24, 754, 342, 56, isChosen ? yellow : 'none', { radius: 5, ...look });
  const style = { ...sans(700, 19, isChosen ? ink : yellow), align: 'middle' } as const;
  drawing.text(isChosen ? 'Book a place, Thu 10.00' : 'Pick a class', 195, 789, style);
}

export function branchPageAt(progress: BranchProgress): Drawing {
  const look = { body: ink, ground: '#ffffff', face: 'archivo-600', time: '6.12' } as const;
  return phoneFrame({ ...look, ink: '#ffffff' }, (drawing) => {
    head(drawing);
    glove(drawing);
    nextClass(drawing);
    timetable(drawing, progress);
    map(drawing);
    number(drawing, progress);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const shownBranch: BranchProgress = {
  isWomenOnly: true,
  isChosen: true,
  name: 'Nida',
  number: '03xx 555 01',
};

export const branchPage = (): Drawing => branchPageAt(shownBranch);
