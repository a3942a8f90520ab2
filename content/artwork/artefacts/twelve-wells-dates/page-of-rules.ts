import { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { sheet } from '../drawing/sheet.ts';
import { twelveWellsDatesLook } from './look.ts';

const {
  arabic,
  card,
  cloth,
  date,
  fardh,
  ink,
  khalas,
  khenaizi,
  lulu,
  naghal,
  rule,
  shadow,
  type,
} = twelveWellsDatesLook;

const [width, height] = [384, 236];

function palm(drawing: Drawing, x: number, foot: number, tall: number) {
  const top = foot - tall;
  const stem = { stroke: '#7a5a36', width: 11 };
  drawing.path(`M${x} ${foot}L${x + 5} ${top}`, 'none', stem);
  const leaves = [-62, -44, -16, 16, 44, 62]
    .map((reach) => `M${x + 5} ${top}q${reach * 0.6}-34 ${reach} ${Math.abs(reach) * 0.55 - 8}`)
    .join('');
  drawing.path(leaves, 'none', { stroke: '#3f6b39', width: 8, cap: 'round' });
}

function farm(drawing: Drawing) {
  drawing.rect(0, 0, width, height, '#dfeaf0');
  drawing.rect(0, 172, width, 64, '#e6cf9f');
  for (const [x, tall] of [
    [60, 110],
    [150, 124],
    [238, 104],
    [324, 122],
  ] as const) {
    palm(drawing, x, 184, tall);
  }
}

function carInFront(drawing: Drawing) {
  farm(drawing);
  const body = 'M70 204c-4-26 10-34 40-38l36-38h112l44 38c34 4 44 12 42 38z';
  drawing.path(body, '#9aa3aa');
  drawing.path('M130 164l26-28h40v28zM206 136h46l32 28h-78z', '#e9f1f5');
  for (const x of [126, 290]) {
    drawing.circle(x, 206, 24, '#2b2a28');
    drawing.circle(x, 206, 10, '#cfd3d6');
  }
}

function oneVariety(drawing: Drawing) {
  drawing.rect(0, 0, width, height, cloth);
  for (const [x, y] of [
    [112, 150],
    [196, 92],
    [270, 160],
  ] as const) {
    date(drawing, x, y, 108, khalas.colour);
  }
}

function mixed(drawing: Drawing) {
  drawing.rect(0, 0, width, height, '#f4e9d8');
  let squares = '';
  for (let row = 0; row < 5; row++) {
    for (let column = row % 2; column < 8; column += 2)
      squares += `M${column * 48} ${row * 48}h48v48h-48z`;
  }
  drawing.path(squares, '#d4574b');
  const fruits = [naghal, fardh, lulu, khenaizi, khalas];
  for (const [i, { colour }] of fruits.entries()) {
    date(drawing, 70 + i * 62, 84 + (i % 2) * 76, 96, colour);
  }
}

function lamp(drawing: Drawing, x: number, isLeft: boolean) {
  const way = isLeft ? 1 : -1;
  const light = `M${x + 34 * way} 44L${x + 372 * way} 236H${x + 86 * way}L${x + 34 * way} 74z`;
  drawing.path(light, '#fff6d0', { opacity: 0.6 });
  drawing.path(`M${x} 30l${34 * way} 12v34l${-34 * way}-4z`, '#3a3d43');
}

function lit(drawing: Drawing, lamps: 1 | 2) {
  drawing.rect(0, 0, width, height, cloth);
  lamp(drawing, 20, true);
  if (lamps === 2) {
    lamp(drawing, 364, false);
    drawing.group({ x: -26, y: 14 }, () => date(drawing, 196, 150, 150, lulu.colour));
    drawing.rect(0, 0, width, height, '#ffffff', { opacity: 0.32 });
  } else date(drawing, 196, 150, 150, lulu.colour);
}

const rows = [
  [
    'One lamp, from the left.',
    'مصباح واحد من اليسار',
    (d: Drawing) => lit(d, 1),
    (d: Drawing) => lit(d, 2),
  ],
  ['The grey cloth, one variety.', 'القماش الرمادي ونوع واحد', oneVariety, mixed],
  ['The palms. No car.', 'النخيل دون سيارة', farm, carInFront],
] as const;

function picture(
  drawing: Drawing,
  x: number,
  y: number,
  isRight: boolean,
  draw: (d: Drawing) => void,
) {
  drawing.group({ x, y, within: { width, height, radius: 4 } }, () => draw(drawing));
  drawing.circle(x + width - 34, y + 34, 23, isRight ? '#2f6b35' : '#b3161d');
  if (isRight) tick(drawing, x + width - 45, y + 35, 22, '#ffffff', 4.5);
  else {
    const cross = `M${x + width - 42} ${y + 26}l16 16m0-16l-16 16`;
    drawing.path(cross, 'none', { stroke: '#ffffff', width: 4.5, cap: 'round' });
  }
}

export function pageOfRules(): Drawing {
  const drawing = new Drawing(1000, 1300);
  sheet(drawing, { x: 34, y: 24, width: 930, height: 1234, fill: card, shadow }, () => {
    drawing.text('This way, not that way', 56, 92, type(600, 45, ink));
    drawing.text('هكذا لا هكذا', 872, 92, arabic(600, 52, ink));
    for (const [i, [words, arabicWords, good, bad]] of rows.entries()) {
      const y = 138 + i * 336;
      picture(drawing, 56, y, true, good);
      picture(drawing, 488, y, false, bad);
      drawing.text(words, 56, y + 284, type(500, 28, ink));
      drawing.text(arabicWords, 872, y + 284, arabic(500, 33, ink));
    }
    drawing.line(56, 1150, 872, 1150, rule, { width: 3 });
    const line = 'The plan for the month goes out on the first.';
    drawing.text(line, 56, 1198, type(500, 27, ink));
  });
  return drawing;
}
