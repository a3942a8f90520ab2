import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { twelveWellsDatesLook, type Variety } from './look.ts';

const { arabic, fardh, khalas, lulu, shadow, type, wells } = twelveWellsDatesLook;

const [width, height] = [1080, 228];

function strip(drawing: Drawing, x: number, y: number, turn: number, variety: Variety) {
  const { colour, ink } = variety;
  sheet(drawing, { x, y, width, height, fill: colour, shadow, turn, depth: 14 }, () => {
    const folds = 'M262 0V228M818 0V228';
    drawing.path(folds, 'none', { stroke: '#000000', width: 2, dash: '8 8', opacity: 0.35 });
    wells(drawing, 44, 62, 16, ink);
    drawing.text('Twelve Wells', 36, 126, type(500, 31, ink));
    drawing.text('Liwa', 36, 164, type(400, 25, ink));
    drawing.text(variety.arabic, 790, 122, arabic(600, 108, ink));
    drawing.text(variety.name, 292, 110, type(500, 62, ink));
    drawing.text(variety.arabicWords, 790, 190, arabic(500, 30, ink));
    drawing.text(variety.words, 294, 188, { ...type(400, 23, ink), upTo: 300 });
    for (const [i, [name, value]] of [
      ['Plot', variety.plot],
      ['Week', variety.week],
    ].entries()) {
      drawing.text(String(name), 852 + i * 106, 68, type(400, 25, ink));
      drawing.text(String(value), 852 + i * 106, 148, type(600, 76, ink));
    }
    drawing.text('picked by hand', 852, 196, type(400, 25, ink));
  });
}

export function strips(): Drawing {
  const drawing = new Drawing(1200, 900);
  strip(drawing, 62, 66, -1.5, khalas);
  strip(drawing, 44, 334, 1, lulu);
  strip(drawing, 66, 616, -1, fardh);
  return drawing;
}
