import type { Drawing, TextStyle } from '../drawing/drawing.ts';

const ink = '#3a2416';
const soft = '#5f4a30';
const card = '#fbf7ec';
const rule = '#e2d8c2';
const cloth = '#b9bcb8';
const shadow = '#2f2410';

type Weight = 400 | 500 | 600;

const type = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `reem-kufi-${weight}`,
  size,
  fill,
});

const arabic = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `reem-kufi-arabic-${weight}`,
  size,
  fill,
  align: 'end',
});

export interface Variety {
  arabic: string;
  name: string;
  colour: string;
  /** Reads on that colour. */
  ink: string;
  words: string;
  arabicWords: string;
  plot: number;
  week: number;
}

const naghal: Variety = {
  arabic: 'نغال',
  name: 'Naghal',
  colour: '#e9b52c',
  ink: '#3a2400',
  words: 'crisp and early',
  arabicWords: 'مقرمش ومبكر',
  plot: 2,
  week: 24,
};

const khalas: Variety = {
  arabic: 'خلاص',
  name: 'Khalas',
  colour: '#c87a2b',
  ink: '#231200',
  words: 'butter and caramel',
  arabicWords: 'زبدة وكراميل',
  plot: 4,
  week: 31,
};

const dabbas: Variety = {
  arabic: 'دباس',
  name: 'Dabbas',
  colour: '#9a4b1f',
  ink: '#ffffff',
  words: 'warm honey',
  arabicWords: 'عسل دافئ',
  plot: 7,
  week: 32,
};

const lulu: Variety = {
  arabic: 'لولو',
  name: 'Lulu',
  colour: '#b04f27',
  ink: '#ffffff',
  words: 'you finish it without noticing',
  arabicWords: 'تنتهي قبل أن تنتبه',
  plot: 1,
  week: 33,
};

const buMaan: Variety = {
  arabic: 'بومعان',
  name: 'Bu Maan',
  colour: '#835233',
  ink: '#ffffff',
  words: 'soft, like toffee',
  arabicWords: 'طري مثل الحلوى',
  plot: 10,
  week: 34,
};

const fardh: Variety = {
  arabic: 'فرض',
  name: 'Fardh',
  colour: '#5a2a1e',
  ink: '#ffffff',
  words: 'dry, like strong tea',
  arabicWords: 'جاف كالشاي الثقيل',
  plot: 5,
  week: 36,
};

const khenaizi: Variety = {
  arabic: 'خنيزي',
  name: 'Khenaizi',
  colour: '#7a1523',
  ink: '#ffffff',
  words: 'plum and cloves',
  arabicWords: 'برقوق وقرنفل',
  plot: 8,
  week: 38,
};

/** The sign: one dot for each well, a hollow one where it has run dry. */
function wells(drawing: Drawing, x: number, y: number, step: number, fill: string) {
  for (let i = 0; i < 12; i++) {
    const isDry = i === 2 || i === 6 || i === 9;
    const paint = isDry ? { stroke: fill, width: step * 0.12 } : undefined;
    const radius = isDry ? step * 0.25 : step * 0.31;
    drawing.circle(x + i * step, y, radius, isDry ? 'none' : fill, paint);
  }
}

/** One fruit from above, lying along x. */
function date(drawing: Drawing, x: number, y: number, size: number, colour: string) {
  const [a, b] = [size * 0.5, size * 0.27];
  drawing.group({ x, y, turn: -24 }, () => {
    const body = `M${-a} 0C${-a} ${-b * 1.3} ${a * 0.9} ${-b * 1.3} ${a} 0C${a * 0.9} ${b * 1.3} ${-a} ${b * 1.3} ${-a} 0z`;
    drawing.group({ x: size * 0.05, y: size * 0.13 }, () => {
      drawing.path(body, shadow, { opacity: 0.25 });
    });
    drawing.path(body, colour);
    const folds = `M${-a * 0.7} ${b * 0.28}q${a * 0.7} ${b * 0.4} ${a * 1.3} 0M${-a * 0.5} ${b * 0.62}q${a * 0.5} ${b * 0.2} ${a * 0.8}-${b * 0.1}`;
    drawing.path(folds, 'none', {
      stroke: '#000000',
      width: size * 0.014,
      opacity: 0.32,
      cap: 'round',
    });
    const gloss = `M${-a * 0.6} ${-b * 0.45}q${a * 0.5} ${-b * 0.4} ${a * 1.05}-${b * 0.02}`;
    drawing.path(gloss, 'none', {
      stroke: '#ffffff',
      width: size * 0.045,
      opacity: 0.42,
      cap: 'round',
    });
    drawing.circle(-a * 0.97, 0, size * 0.07, '#d8c08a');
  });
}

/** Colours, type and signs of the study's brand. */
export const twelveWellsDatesLook = {
  ink,
  soft,
  card,
  rule,
  cloth,
  shadow,
  type,
  arabic,
  naghal,
  khalas,
  dabbas,
  lulu,
  buMaan,
  fardh,
  khenaizi,
  wells,
  date,
};
