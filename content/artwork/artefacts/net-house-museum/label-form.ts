import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { boat } from './boat.ts';
import { netHouseMuseumLook } from './look.ts';

const { blue, chalk, green, grey, ink, naskh, paleBlue, rule, sans, serif } = netHouseMuseumLook;

export interface LabelProgress {
  heading: string;
  hasEnglish: boolean;
  hasArabic: boolean;
  hasWord: boolean;
  /** Sides, English first. */
  checked: 0 | 1 | 2;
}

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 72, blue);
  drawing.text('The Net House', 32, 46, serif(500, 27, '#ffffff'));
  for (const [i, words] of ['Object', 'Room', 'Boat', 'Word'].entries()) {
    const x = 540 + i * 108;
    drawing.text(words, x, 44, sans(600, 17.5, '#ffffff'));
    if (i === 2) drawing.rect(x, 67, 38, 5, '#ffffff');
  }
  drawing.text('بيت الشباك', 1248, 46, naskh(600, 25, '#ffffff'));
}

function picture(drawing: Drawing) {
  drawing.rect(32, 96, 1216, 220, '#ffffff', { radius: 3 });
  boat(drawing);
  drawing.path('M526 260C640 294 800 296 986 286', 'none', { stroke: blue, width: 1.8 });
  drawing.circle(520, 252, 6.5, '#ffffff', { stroke: blue, width: 3 });
  drawing.text('Keel', 1000, 294, serif(500, 31, blue));
  drawing.text('Boat 12, room 3', 1224, 132, { ...sans(600, 15.5, '#55586b'), align: 'end' });
}

function field(drawing: Drawing, x: number, y: number, height: number) {
  drawing.rect(x, y, 592, height, '#ffffff', { radius: 3, stroke: rule, width: 1.3 });
}

function english(drawing: Drawing, { heading, hasEnglish }: LabelProgress) {
  drawing.text('English', 32, 350, sans(600, 17, ink));
  field(drawing, 32, 366, 54);
  drawing.text(heading, 50, 402, serif(500, 23, ink));
  field(drawing, 32, 434, 138);
  if (!hasEnglish) return;
  const words =
    'One piece of teak, twelve arm-lengths long. The boat was built around it by eye, without a plan.';
  drawing.paragraph(words, 50, 472, { ...serif(400, 21.5, ink), width: 550, leading: 30 });
}

function inArabic(drawing: Drawing, { hasArabic }: LabelProgress) {
  drawing.text('العربية', 1248, 351, naskh(600, 20, ink));
  field(drawing, 656, 366, 54);
  field(drawing, 656, 434, 138);
  if (!hasArabic) return;
  drawing.text('قاعدة قارب صيد صغير', 1230, 402, naskh(600, 23, ink));
  for (const [i, words] of [
    'قطعة واحدة من خشب الساج طولها اثنا عشر باعًا',
    'بُني القارب حولها بالنظر بلا مخطط على الورق',
  ].entries()) {
    drawing.text(words, 1230, 476 + i * 38, naskh(600, 21.5, ink));
  }
}

function word(drawing: Drawing, { hasWord }: LabelProgress) {
  drawing.rect(32, 588, 1216, 74, paleBlue, { radius: 3, stroke: blue, width: 1.6 });
  drawing.text('The boatbuilders’ own word', 50, 632, sans(600, 17.5, blue));
  if (!hasWord) return;
  drawing.text('بيص', 700, 636, { ...naskh(600, 36, blue), align: 'middle' });
  drawing.text('say: bees', 774, 633, sans(600, 17.5, blue));
}

const sides = [
  ['English', 'Latifa'],
  ['Arabic', 'Moza'],
] as const;

function foot(drawing: Drawing, { checked }: LabelProgress) {
  for (const [i, [side, reader]] of sides.entries()) {
    const x = 44 + i * 330;
    const isChecked = i < checked;
    if (isChecked) {
      drawing.circle(x, 714, 13, green);
      tick(drawing, x - 6, 715, 12, '#ffffff', 2.6);
    } else drawing.circle(x, 714, 12, '#ffffff', { stroke: grey, width: 2 });
    const words = isChecked ? `${side}, checked by ${reader}` : `${side}, not yet checked`;
    drawing.text(words, x + 24, 720, sans(600, 17.5, isChecked ? ink : grey));
  }
  const isReady = checked === sides.length;
  const look = { radius: 3, stroke: isReady ? blue : rule, width: 1.3 };
  drawing.rect(952, 684, 296, 60, isReady ? blue : chalk, look);
  drawing.text('Publish both sides', 1100, 720.5, {
    ...sans(600, 18.5, isReady ? '#ffffff' : grey),
    align: 'middle',
  });
}

export function labelFormAt(progress: LabelProgress): Drawing {
  const look = {
    address: 'labels.nethouse.example/card-0417',
    face: 'dm-sans-600',
    ground: chalk,
    bar: '#e8e6de',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    picture(drawing);
    english(drawing, progress);
    inArabic(drawing, progress);
    word(drawing, progress);
    foot(drawing, progress);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const shownLabel: LabelProgress = {
  heading: 'Keel of a small fishing boat',
  hasEnglish: true,
  hasArabic: true,
  hasWord: true,
  checked: 2,
};

export const labelForm = (): Drawing => labelFormAt(shownLabel);
