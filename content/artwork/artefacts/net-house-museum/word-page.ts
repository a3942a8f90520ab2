import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { netHouseMuseumLook } from './look.ts';
import { net } from './net.ts';

const { blue, chalk, grey, ink, naskh, paleBlue, rule, sans } = netHouseMuseumLook;

const links = [
  ['قطعة', 'شبكة رمي من القطن'],
  ['قاعة', 'القاعة ٢، على الشاطئ'],
  ['قارب', 'شاشة من جريد النخل'],
] as const;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 120, blue);
  drawing.text('بيت الشباك', 366, 92, naskh(600, 25, '#ffffff'));
  drawing.text('English', 24, 91, sans(600, 16.5, '#ffffff'));
}

function picture(drawing: Drawing) {
  drawing.rect(0, 120, 390, 196, '#ffffff');
  drawing.group({ x: 70, y: 146 }, () => net(drawing, 250, 144));
}

function word(drawing: Drawing) {
  drawing.text('كلمة', 366, 352, naskh(600, 18, blue));
  drawing.text('سالية', 366, 420, naskh(600, 58, ink));
  drawing.text('شبكة تُرمى باليد من الشاطئ عند', 366, 470, naskh(500, 20, ink));
  drawing.text('الغروب، أثقالها من أنابيب قديمة', 366, 504, naskh(500, 20, ink));
}

function link(drawing: Drawing, y: number, kind: string, words: string) {
  drawing.rect(24, y, 342, 62, '#ffffff', { radius: 4, stroke: rule, width: 1.3 });
  drawing.text(kind, 350, y + 26, naskh(500, 15, grey));
  drawing.text(words, 350, y + 51, naskh(600, 18.5, ink));
  drawing.path(`M48 ${y + 23}l-8 8 8 8`, 'none', { stroke: blue, width: 3, cap: 'round' });
}

export function wordPage(): Drawing {
  const look = { body: '#0d1026', ground: chalk, face: 'dm-sans-600', time: '9.41' } as const;
  return phoneFrame({ ...look, ink: '#ffffff', home: ink }, (drawing) => {
    head(drawing);
    picture(drawing);
    word(drawing);
    for (const [i, [kind, words]] of links.entries()) link(drawing, 530 + i * 70, kind, words);
    drawing.rect(0, 746, 390, 98, paleBlue);
    drawing.text('مفتوح اليوم من ٩ إلى ١٧', 366, 784, naskh(600, 18.5, ink));
  });
}
