import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { netHouseMuseumLook } from './look.ts';
import { net } from './net.ts';

const { blue, grey, ink, naskh, paleBlue, paper, sans, serif, shadow } = netHouseMuseumLook;

const size = { width: 480, height: 640, fill: paper, shadow };

function english(drawing: Drawing) {
  drawing.group({ x: 56, y: 66 }, () => net(drawing, 368, 206));
  drawing.text('Cast net', 44, 360, serif(500, 56, ink));
  const words = 'Thrown from the shore at dusk. The lead weights were cut from old pipes.';
  drawing.paragraph(words, 44, 418, { ...serif(400, 32, ink), width: 400, leading: 44 });
  drawing.text('Room 2, case 6', 44, 596, sans(500, 24, grey));
}

function inArabic(drawing: Drawing) {
  drawing.text('شبكة رمي', 436, 112, naskh(600, 64, ink));
  for (const [i, words] of [
    'تُرمى من الشاطئ',
    'عند الغروب، أثقالها',
    'مقطوعة من أنابيب قديمة',
  ].entries()) {
    drawing.text(words, 436, 198 + i * 60, naskh(500, 37, ink));
  }
  drawing.rect(0, 388, 480, 124, paleBlue);
  drawing.text('سالية', 436, 470, naskh(600, 58, blue));
  drawing.text('the fishermen’s', 44, 442, serif(400, 30, blue));
  drawing.text('own word', 44, 480, serif(400, 30, blue));
  drawing.text('القاعة ٢، الخزانة ٦', 436, 596, naskh(500, 28, grey));
}

export function labelPair(): Drawing {
  const drawing = new Drawing(1200, 900);
  sheet(drawing, { ...size, x: 76, y: 120, turn: -1.5 }, () => english(drawing));
  sheet(drawing, { ...size, x: 640, y: 136, turn: 1.5 }, () => inArabic(drawing));
  return drawing;
}
