import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { baharLaneClinicsLook } from './look.ts';

const { arabic, blossom, flower, green, hairline, handset, ink, rose, soft, type } =
  baharLaneClinicsLook;

const bubble = '#edf3ef';

function link(drawing: Drawing, y: number, words: string, address: string) {
  drawing.line(36, y - 28, 304, y - 28, '#cfdcd3', { width: 1 });
  drawing.text(words, 36, y, type(700, 20, green));
  drawing.text(address, 304, y, { ...type(500, 13.5, soft), align: 'end' });
}

function sender(drawing: Drawing) {
  drawing.circle(195, 92, 25, blossom);
  flower(drawing, 195, 92, 15, rose, '#ffffff');
  drawing.text('Bahar Lane', 195, 140, { ...type(600, 15, ink), align: 'middle' });
  drawing.line(0, 158, 390, 158, hairline, { width: 1 });
  drawing.text('Today 18.00', 195, 186, { ...type(500, 12.5, soft), align: 'middle' });
}

function english(drawing: Drawing) {
  drawing.rect(18, 202, 304, 206, bubble, { radius: 22 });
  drawing.paragraph(
    'Tomorrow, Tuesday, 9.10. Dr Leena Haddad, Al Nahda, second floor. Bring the card of Sadaf Silver.',
    36,
    233,
    { ...type(500, 17, ink), width: 268, leading: 24 },
  );
  link(drawing, 342, 'Keep', 'bl.example/k/7Q2');
  link(drawing, 388, 'Move', 'bl.example/m/7Q2');
}

function inArabic(drawing: Drawing) {
  drawing.rect(18, 426, 304, 180, bubble, { radius: 22 });
  drawing.text('غدًا الثلاثاء، ٩٫١٠ صباحًا', 304, 464, arabic(400, 17, ink));
  drawing.text('د لينا حداد، النهدة، الطابق الثاني', 304, 494, arabic(400, 17, ink));
  for (const [i, words] of ['أبقِ الموعد', 'انقل الموعد'].entries()) {
    const y = 542 + i * 46;
    drawing.line(36, y - 28, 304, y - 28, '#cfdcd3', { width: 1 });
    drawing.text(words, 304, y, arabic(700, 19, green));
  }
}

export function eveningMessage(): Drawing {
  return phoneFrame({ ...handset, time: '18.04' }, (drawing) => {
    sender(drawing);
    english(drawing);
    inArabic(drawing);
    drawing.rect(232, 632, 140, 48, green, { radius: 22 });
    drawing.text('Kept, thanks', 302, 661.5, { ...type(600, 16.5, '#ffffff'), align: 'middle' });
    drawing.text('Delivered 18.04', 372, 702, { ...type(500, 12.5, soft), align: 'end' });
    drawing.rect(18, 756, 354, 48, '#ffffff', { radius: 24, stroke: '#c4d2c9', width: 1.5 });
    drawing.text('Text message', 40, 786, type(500, 16, soft));
    drawing.circle(348, 780, 16, green);
    const arrow = { stroke: '#ffffff', width: 2.4, cap: 'round' } as const;
    drawing.path('M348 787v-14M342 778.5l6-6 6 6', 'none', arrow);
  });
}
