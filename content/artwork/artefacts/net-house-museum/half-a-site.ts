import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { netHouseMuseumLook } from './look.ts';

const { ink, naskh, sans, serif, shadow } = netHouseMuseumLook;

const oldBlue = '#2f5d8a';
const red = '#b3161d';
const sand = '#efe6d2';
const [width, height] = [566, 812];
const edge = 26;
const right = width - edge;

const menu = ['Home', 'Rooms', 'Boats', 'Visit', 'Shop'];
const arabicMenu = ['الرئيسية', 'الزيارة'];

function bar(drawing: Drawing, address: string) {
  drawing.rect(0, 0, width, 46, '#dcdde2');
  for (const x of [22, 42, 62]) drawing.circle(x, 23, 6, '#9a9ca6');
  drawing.rect(92, 9, width - 114, 28, '#ffffff', { radius: 14 });
  drawing.text(address, 108, 28.5, sans(500, 14.5, '#4c4d53'));
}

/** As sites were made eight years earlier: a banner, a bevel, a counter. */
function page(drawing: Drawing, address: string) {
  drawing.rect(0, 0, width, height, '#ffffff');
  bar(drawing, address);
  drawing.rect(0, 46, width, 132, oldBlue);
  const waves = 'M0 160q71-30 142 0t142 0 142 0 142 0V178H0z';
  drawing.path(waves, '#4a7cab');
  drawing.rect(0, 178, width, 46, sand);
  drawing.line(0, 224, width, 224, '#cdbf9d', { width: 2 });
}

function english(drawing: Drawing) {
  page(drawing, 'www.nethouse.example/en/visit.html');
  drawing.text('The Net House Museum', 26, 124, serif(500, 38, '#ffffff'));
  for (const [i, words] of menu.entries()) {
    drawing.text(words, edge + i * 100, 207, sans(600, 16.5, i === 3 ? '#8a2a12' : ink));
  }
  drawing.text('Plan your visit', 26, 284, serif(500, 34, ink));
  drawing.text('Opening hours', 26, 336, sans(600, 19, oldBlue));
  const hours = [
    ['Saturday to Wednesday', '8.00 to 13.00'],
    ['Thursday', '8.00 to 12.00'],
    ['Friday', 'closed'],
  ] as const;
  for (const [i, [days, time]] of hours.entries()) {
    const y = 352 + i * 46;
    drawing.rect(edge, y, right - edge, 44, i % 2 ? '#ffffff' : '#f2eee2');
    drawing.text(days, 40, y + 29, sans(500, 17.5, ink));
    drawing.text(time, right - 14, y + 29, { ...sans(600, 17.5, ink), align: 'end' });
  }
  drawing.text('Schools', 26, 540, sans(600, 19, oldBlue));
  const schools =
    'Groups of up to thirty are welcome every morning. Please write to us two weeks before.';
  drawing.paragraph(schools, 26, 572, {
    ...sans(500, 17.5, ink),
    width: right - edge,
    leading: 27,
  });
  drawing.rect(edge, 676, right - edge, 92, '#f2eee2');
  drawing.text('Corrections', 44, 714, sans(600, 17.5, ink));
  drawing.text('Please e-mail the contractor. One week.', 44, 744, sans(500, 17.5, ink));
  drawing.line(404, 384, 534, 362, red, { width: 4, cap: 'round' });
  drawing.text('now 9 to 17', 366, 328, hand(40, red));
}

function inArabic(drawing: Drawing) {
  page(drawing, 'www.nethouse.example/ar/visit.html');
  drawing.text('متحف بيت الشباك', right, 126, naskh(600, 42, '#ffffff'));
  for (const [i, words] of arabicMenu.entries()) {
    drawing.text(words, right - i * 110, 207, naskh(600, 20, i ? '#8a2a12' : ink));
  }
  drawing.text('أوقات الزيارة', right, 288, naskh(500, 38, ink));
  const dashed = { stroke: '#8d8770', width: 1.6, dash: '7 7', radius: 4 };
  drawing.rect(edge, 352, right - edge, 136, 'none', dashed);
  drawing.text('لا توجد معلومات', width / 2, 428, {
    ...naskh(500, 28, '#5f5439'),
    align: 'middle',
  });
  drawing.rect(edge, 676, right - edge, 92, '#f2eee2');
  drawing.text('آخر تحديث قبل ثماني سنوات', right - 18, 730, naskh(500, 22, '#8a2a12'));
}

function window(drawing: Drawing, x: number, draw: (drawing: Drawing) => void) {
  drawing.rect(x + 12, 50, width, height, shadow, { radius: 12, opacity: 0.2 });
  drawing.group({ x, y: 38, within: { width, height, radius: 12 } }, () => draw(drawing));
}

export function halfASite(): Drawing {
  const drawing = new Drawing(1200, 900);
  window(drawing, 18, english);
  window(drawing, 604, inArabic);
  return drawing;
}
