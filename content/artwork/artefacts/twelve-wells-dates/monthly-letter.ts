import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { twelveWellsDatesLook } from './look.ts';

const { arabic, card, cloth, date, ink, lulu, rule, soft, type, wells } = twelveWellsDatesLook;

function picture(drawing: Drawing) {
  drawing.group({ x: 0, y: 122, within: { width: 390, height: 214 } }, () => {
    drawing.rect(0, 0, 390, 214, cloth);
    const fruits = [
      [86, 132, 150],
      [206, 78, 158],
      [298, 150, 164],
      [180, 178, 140],
    ] as const;
    for (const [x, y, size] of fruits) date(drawing, x, y, size, lulu.colour);
  });
}

function words(drawing: Drawing) {
  drawing.text('هذا الأسبوع نقطف لولو', 366, 386, arabic(600, 32, ink));
  drawing.text('This week we pick Lulu', 24, 430, type(600, 29, ink));
  const line =
    'From plot 1, beside the first well. Small, round, and you finish it without noticing.';
  drawing.paragraph(line, 24, 464, { ...type(400, 17.5, ink), width: 342, leading: 25 });
}

function facts(drawing: Drawing) {
  drawing.line(24, 538, 366, 538, rule, { width: 2 });
  for (const [i, [name, value]] of [
    ['Plot', '1'],
    ['Week', '33'],
    ['Boxes', '410'],
  ].entries()) {
    drawing.text(name ?? '', 24 + i * 120, 566, type(400, 16, soft));
    drawing.text(value ?? '', 24 + i * 120, 606, type(600, 36, ink));
  }
  drawing.line(24, 624, 366, 624, rule, { width: 2 });
}

export function monthlyLetter(): Drawing {
  const look = { body: '#2a1d12', ground: card, ink, face: 'reem-kufi-600', time: '9.05' } as const;
  return phoneFrame(look, (drawing) => {
    wells(drawing, 31, 82, 13.2, ink);
    drawing.text('August', 366, 88, { ...type(500, 18, soft), align: 'end' });
    picture(drawing);
    words(drawing);
    facts(drawing);
    drawing.rect(24, 644, 342, 60, lulu.colour, { radius: 8 });
    drawing.text('Order a box of Lulu', 195, 681, { ...type(600, 22, '#ffffff'), align: 'middle' });
    drawing.text('اطلب علبة لولو', 195, 746, { ...arabic(500, 23, ink), align: 'middle' });
    const line = 'One letter a month. Next: Bu Maan';
    drawing.text(line, 195, 792, { ...type(400, 16.5, soft), align: 'middle' });
  });
}
